"use client";

import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useState } from "react";

type Props = Pick<NumberInputProps, "w" | "decimalScale" | "allowDecimal" | "hideControls"> & {
  label: string;
  saved: number | null;
  /** Called with another number when the box is left. */
  onKeep: (value: number) => void;
};

/** A number that is kept when its box is left. What is typed stays, whatever arrives from elsewhere meanwhile. */
export function NumberBox({ label, saved, onKeep, ...look }: Props) {
  const [typed, setTyped] = useState<number | string | null>(null);
  const [before, setBefore] = useState(saved);
  if (saved !== before) {
    setBefore(saved);
    if (typed === saved) setTyped(null);
  }
  return (
    <NumberInput
      {...look}
      size="xs"
      min={0}
      aria-label={label}
      value={typed ?? saved ?? ""}
      onChange={setTyped}
      onBlur={() => typeof typed === "number" && typed !== saved && onKeep(typed)}
    />
  );
}
