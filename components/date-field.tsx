"use client";

import { TextInput, type TextInputProps } from "@mantine/core";
import { useDates } from "@/i18n/use-dates";

type Props = Omit<TextInputProps, "type" | "value" | "onChange" | "description"> & {
  /** Year, month and day: "2026-01-31"; empty for none. */
  value: string;
  onChange: (value: string) => void;
};

/** Browsers write what is chosen in a form of their own: beside it stands the day as the person reads days. */
export function DateField({ value, onChange, ...props }: Props) {
  const dates = useDates();
  // Who types a year passes through years of fewer digits.
  const isWhole = /^[1-9]\d{3}-\d\d-\d\d$/.test(value);
  return (
    <TextInput
      {...props}
      type="date"
      value={value}
      description={isWhole && dates.longDay(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
