"use client";

import { CloseButton, Group, NumberInput, Paper, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { SheetPicker } from "@/components/sheet-picker";
import { mostCopies, mostLabels } from "@/lib/printing/made/batch-limits";
import type { ChosenSheet } from "./label-choice";

type Props = { sheets: ChosenSheet[]; onChange: (sheets: ChosenSheet[]) => void; isBatch: boolean };

/** How many labels of which sheets. */
export function ChosenSheets({ sheets, onChange, isBatch }: Props) {
  const t = useTranslations("labels");
  const copiesOf = (id: string) => (value: string | number) => {
    const copies = Math.min(mostCopies, Math.max(1, Math.round(Number(value) || 1)));
    onChange(sheets.map((sheet) => (sheet.id === id ? { ...sheet, copies } : sheet)));
  };
  const [only] = sheets;
  if (!isBatch && only)
    return (
      <NumberInput
        label={t("copies")}
        min={1}
        max={mostCopies}
        value={only.copies}
        onChange={copiesOf(only.id)}
        w={140}
      />
    );
  return (
    <Stack gap="xs" component="section" aria-label={t("products")}>
      <SheetPicker
        taken={sheets.map(({ id }) => id)}
        onPick={(sheet) => sheets.length < mostLabels && onChange([...sheets, { ...sheet, copies: 1 }])}
      />
      {sheets.length === 0 && <Text c="dimmed">{t("none")}</Text>}
      {sheets.map(({ id, name, copies }) => (
        <Paper key={id} withBorder p="xs">
          <Group wrap="nowrap" gap="xs">
            <Text size="sm" flex={1} lineClamp={2}>
              {name}
            </Text>
            <NumberInput
              aria-label={t("copiesOf", { name })}
              size="xs"
              w={70}
              min={1}
              max={mostCopies}
              value={copies}
              onChange={copiesOf(id)}
            />
            <CloseButton
              aria-label={t("remove", { name })}
              onClick={() => onChange(sheets.filter((sheet) => sheet.id !== id))}
            />
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
