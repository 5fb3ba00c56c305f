"use client";

import { Select } from "@mantine/core";
import { useTranslations } from "next-intl";

const choices = [6, 12, 24, 36];

/** Asks when a signed assessment is to be looked at again. */
export function ReviewMonthsSelect({
  value,
  onChange,
}: {
  value: number;
  onChange: (months: number) => void;
}) {
  const t = useTranslations("assessments");
  return (
    <Select
      label={t("reviewAfter")}
      w={180}
      allowDeselect={false}
      data={choices.map((count) => ({ value: String(count), label: t("months", { count }) }))}
      value={String(value)}
      onChange={(chosen) => chosen && onChange(Number(chosen))}
    />
  );
}
