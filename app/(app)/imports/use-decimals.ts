"use client";

import { useFormatter } from "next-intl";

/** Writes the decimals in a text as the language of the screen does: "1 × 5.5 kg" → "1 × 5,5 kg". */
export function useDecimals(): (text: string) => string {
  const format = useFormatter();
  const written = (number: string) =>
    format.number(Number(number), { maximumFractionDigits: 3, useGrouping: false });
  return (text) => text.replace(/(?<![\d.])\d+\.\d+(?![\d.])/g, written);
}
