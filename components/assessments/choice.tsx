"use client";

import { Radio, Stack } from "@mantine/core";

type Props<Value extends string> = {
  label: string;
  description?: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One question with its answers below each other, each as wide as a thumb needs. */
export function Choice<Value extends string>({ label, description, value, options, onChange }: Props<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Radio.Group label={label} description={description} value={value} onChange={choose}>
      <Stack gap={4} mt={4}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            py={4}
            styles={{ label: { fontSize: "var(--mantine-font-size-md)" } }}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
