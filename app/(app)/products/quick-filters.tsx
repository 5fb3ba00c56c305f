"use client";

import { Button, Group } from "@mantine/core";
import { useTranslations } from "next-intl";
import { chosenOf, type FacetValue, withChoice } from "./facet-values";
import type { LibraryView, SetLibraryView } from "./view";

/** What people look for again and again, one click each. */
const quickFilters: readonly { name: string; field: string; values: readonly FacetValue[] }[] = [
  { name: "cmr", field: "cmr", values: ["1A", "1B", "2"] },
  { name: "candidateList", field: "candidate_list", values: [true] },
  { name: "hazardsNotKnown", field: "hazards", values: ["unknown", "doubtful"] },
];

export function QuickFilters({ view, setView }: { view: LibraryView; setView: SetLibraryView }) {
  const t = useTranslations("products");
  return (
    <Group gap={6} role="group" aria-label={t("quickFilters")}>
      {quickFilters.map(({ name, field, values }) => {
        const chosen = chosenOf(view.f, field);
        const isOn = chosen.length === values.length && values.every((value) => chosen.includes(value));
        return (
          <Button
            key={name}
            size="compact-sm"
            radius="xl"
            variant={isOn ? "light" : "default"}
            aria-pressed={isOn}
            onClick={() => void setView({ f: withChoice(view.f, field, isOn ? [] : [...values]) })}
          >
            {t(`quick.${name}`)}
          </Button>
        );
      })}
    </Group>
  );
}
