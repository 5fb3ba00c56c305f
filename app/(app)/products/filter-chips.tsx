"use client";

import { Button, CloseButton, Group, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useColon } from "@/i18n/use-colon";
import type { Filter } from "./list-request";
import { useLabels } from "./use-labels";
import type { LibraryView, SetLibraryView } from "./view";

/** The filters that hold, each with a way to drop it. */
export function FilterChips({ view, setView }: { view: LibraryView; setView: SetLibraryView }) {
  const t = useTranslations("products");
  const { columnLabel, valueLabel } = useLabels();
  const colon = useColon();
  if (!view.f.length) return null;

  function textOf({ field, op, value }: Filter): string {
    const name = columnLabel(field);
    if (op === "is_null" || op === "is_empty")
      return value === false ? t("isSet", { name }) : t("isNotSet", { name });
    const values = (Array.isArray(value) ? value : [value]).map((one) => valueLabel(field, one));
    const sign = { gte: "≥", gt: ">", lte: "≤", lt: "<", neq: "≠", not_in: "≠" }[op] ?? null;
    const shown = values.length > 3 ? [...values.slice(0, 3), `+${values.length - 3}`] : values;
    return `${name}${sign ? ` ${sign}` : colon} ${shown.join(", ")}`;
  }

  return (
    <Group gap={6}>
      <Group gap={6} component="ul" m={0} p={0} aria-label={t("filters")} style={{ listStyle: "none" }}>
        {view.f.map((filter, i) => (
          <Group
            key={JSON.stringify(filter)}
            component="li"
            gap={2}
            pl={10}
            pr={2}
            wrap="nowrap"
            bg="var(--mantine-color-default-hover)"
            style={{ borderRadius: 999 }}
          >
            <Text size="sm">{textOf(filter)}</Text>
            <CloseButton
              size="sm"
              radius="xl"
              aria-label={t("dropFilter", { name: textOf(filter) })}
              onClick={() => void setView({ f: view.f.filter((_, other) => other !== i) })}
            />
          </Group>
        ))}
      </Group>
      <Button size="compact-sm" variant="subtle" onClick={() => void setView({ f: [], q: "" })}>
        {t("dropAll")}
      </Button>
    </Group>
  );
}
