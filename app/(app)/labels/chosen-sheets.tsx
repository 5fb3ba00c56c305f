"use client";

import { CloseButton, Group, NumberInput, Paper, Select, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import type { listDocuments } from "@/lib/holdings/documents/operations";
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
        onPick={(sheet) => sheets.length < mostLabels && onChange([...sheets, sheet])}
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

/** Finds a sheet by name or CAS number and adds it. */
function SheetPicker({ taken, onPick }: { taken: string[]; onPick: (sheet: ChosenSheet) => void }) {
  const t = useTranslations("labels");
  const [text, setText] = useState("");
  const [search] = useDebouncedValue(text, 250);
  const found = useQuery({
    queryKey: ["label-sheets", search],
    queryFn: ({ signal }) =>
      callApi<typeof listDocuments>(
        `/v1/sds?${new URLSearchParams({ status: "completed", per_page: "20", ...(search.trim() && { query: search.trim() }) })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const sheets = (found.data?.data ?? []).filter(
    ({ id, superseded_by }) => superseded_by === null && !taken.includes(id),
  );
  const nameOf = (sheet: (typeof sheets)[number]) =>
    sheet.product_name ?? sheet.alternate_name ?? sheet.file_name;
  return (
    <Select
      label={t("add")}
      placeholder={t("addHint")}
      searchable
      value={null}
      searchValue={text}
      onSearchChange={setText}
      data={sheets.map((sheet) => ({ value: sheet.id, label: nameOf(sheet) }))}
      // The server has searched already, by more than the name.
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? "…" : t("nothingFound")}
      onChange={(id) => {
        const sheet = sheets.find((one) => one.id === id);
        if (sheet) onPick({ id: sheet.id, name: nameOf(sheet), copies: 1 });
        setText("");
      }}
    />
  );
}
