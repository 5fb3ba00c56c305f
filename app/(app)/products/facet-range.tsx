"use client";

import { Group, NumberInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { DateField } from "@/components/date-field";
import { useColon } from "@/i18n/use-colon";
import { boundsOf, withBounds } from "./facet-values";
import type { Filter } from "./list-request";
import { useLabels } from "./use-labels";

type Props = { field: string; facet: unknown; filters: Filter[]; onChange: (filters: Filter[]) => void };

/** From and to of a date or a number; the ends of what the library has are shown as hints. */
export function FacetRange({ field, facet, filters, onChange }: Props) {
  const t = useTranslations("products");
  const colon = useColon();
  const { columnLabel } = useLabels();
  const bounds = boundsOf(filters, field);
  const ends = endsOf(facet);
  const isDate = field === "revision_date" || typeof ends.min === "string";
  const set = (part: Partial<typeof bounds>) => onChange(withBounds(filters, field, { ...bounds, ...part }));
  const label = (word: "from" | "to") => `${columnLabel(field)}${colon} ${t(word)}`;
  if (isDate)
    return (
      <Group gap="xs" grow wrap="nowrap" align="flex-end">
        {(["from", "to"] as const).map((end) => (
          <DateField
            key={end}
            size="xs"
            aria-label={label(end)}
            value={String(bounds[end] ?? "")}
            min={String(ends.min ?? "")}
            onChange={(day) => set({ [end]: day || null })}
          />
        ))}
      </Group>
    );
  return (
    <Group gap="xs" grow wrap="nowrap">
      {(["from", "to"] as const).map((end) => (
        <NumberInput
          key={end}
          size="xs"
          hideControls
          aria-label={label(end)}
          placeholder={String((end === "from" ? ends.min : ends.max) ?? "")}
          value={bounds[end] ?? ""}
          onChange={(value) => set({ [end]: value === "" ? null : Number(value) })}
        />
      ))}
    </Group>
  );
}

function endsOf(facet: unknown): { min: unknown; max: unknown } {
  if (typeof facet !== "object" || facet === null || !("min" in facet) || !("max" in facet))
    return { min: null, max: null };
  return { min: facet.min, max: facet.max };
}
