"use client";

import { Anchor, Checkbox, NumberInput, Select, Stack } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Link } from "@/components/link";
import type { LabelChoice } from "./label-choice";

const tables = ["team", "2008", "2024"] as const;
const papers = ["label", "A4"] as const;

type Props = { choice: LabelChoice; onChange: (part: Partial<LabelChoice>) => void };

/** What one chooses once: paper, package, and which measures of the law. */
export function LabelMore({ choice, onChange }: Props) {
  const t = useTranslations("labels");
  return (
    <Stack gap="sm">
      <Select
        label={t("paper")}
        value={choice.paper}
        allowDeselect={false}
        data={papers.map((paper) => ({ value: paper, label: t(`papers.${paper}`) }))}
        onChange={(value) => onChange({ paper: papers.find((paper) => paper === value) ?? "label" })}
      />
      <NumberInput
        label={t("capacity")}
        description={t("capacityHint")}
        min={0}
        max={100_000}
        decimalScale={3}
        value={choice.capacity ?? ""}
        onChange={(value) => onChange({ capacity: typeof value === "number" && value > 0 ? value : null })}
      />
      <Checkbox
        label={t("forConsumers")}
        checked={choice.forConsumers}
        onChange={(event) => onChange({ forConsumers: event.currentTarget.checked })}
      />
      <Checkbox
        label={t("blackAndWhite")}
        description={t("blackAndWhiteHint")}
        checked={choice.blackAndWhite}
        onChange={(event) => onChange({ blackAndWhite: event.currentTarget.checked })}
      />
      <Select
        label={t("table")}
        value={choice.table}
        allowDeselect={false}
        data={tables.map((table) => ({ value: table, label: t(`tables.${table}`) }))}
        onChange={(value) => onChange({ table: tables.find((table) => table === value) ?? "team" })}
      />
      <Anchor component={Link} href="/settings/labels" size="sm">
        {t("settings")}
      </Anchor>
    </Stack>
  );
}
