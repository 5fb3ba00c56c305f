"use client";

import { Alert, Paper, Select, SimpleGrid, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { Draft } from "./import-answers";
import { useFieldLabel } from "./use-field-label";

type Props = {
  draft: Draft;
  mapping: Record<string, number>;
  onChange: (mapping: Record<string, number>) => void;
};

/** Each column with its first values, and what it means. */
export function ColumnChoices({ draft, mapping, onChange }: Props) {
  const t = useTranslations("imports");
  const labelOf = useFieldLabel(draft);
  const missing = draft.fields.filter(({ name, required }) => required && mapping[name] === undefined);
  const isNameless =
    draft.kind !== "workplaces" && mapping.sku === undefined && mapping.product_name === undefined;

  function choose(column: number, field: string | null) {
    const others = Object.entries(mapping).filter(([name, at]) => at !== column && name !== field);
    onChange(Object.fromEntries(field ? [...others, [field, column] as const] : others));
  }

  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="sm">
        {draft.headings.map((heading, column) => {
          const field = Object.keys(mapping).find((name) => mapping[name] === column) ?? null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
            <Paper key={column} withBorder p="xs">
              <Text size="sm" fw={600} truncate title={heading}>
                {heading}
              </Text>
              <Text size="xs" c="dimmed" truncate mb={6}>
                {examplesOf(draft, column) || t("noExample")}
              </Text>
              <Select
                size="xs"
                searchable
                clearable
                aria-label={t("meaning", { heading })}
                placeholder={t("leftOut")}
                data={draft.fields.map(({ name }) => ({ value: name, label: labelOf(name) }))}
                value={field}
                onChange={(value) => choose(column, value)}
              />
            </Paper>
          );
        })}
      </SimpleGrid>
      {(missing.length > 0 || isNameless) && (
        <Alert color="yellow" role="status">
          {missing.length > 0 &&
            t("required", { fields: missing.map(({ name }) => labelOf(name)).join(", ") })}{" "}
          {isNameless && t("requiredProduct")}
        </Alert>
      )}
    </Stack>
  );
}

function examplesOf({ sample }: Draft, column: number): string {
  const values = sample.flatMap((cells) => (cells[column] === null ? [] : [String(cells[column])]));
  return [...new Set(values)].slice(0, 3).join(" · ");
}
