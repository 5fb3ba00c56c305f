"use client";

import { useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";
import { useLanguageName } from "@/components/use-language-name";
import { useWorkplaces } from "@/components/use-workplaces";
import { useColumnCatalogue } from "./column-catalogue";

/** Names columns, fields of filters and their values in the language of the screen. */
export function useLabels() {
  const columns = useTranslations("columns");
  const words = useTranslations();
  const catalogue = useColumnCatalogue();
  const languageName = useLanguageName();
  const workplaceList = useWorkplaces().data;
  const workplaces = useMemo(
    () => new Map((workplaceList ?? []).map(({ id, name }) => [id, name])),
    [workplaceList],
  );
  const columnLabel = useCallback(
    (name: string) => {
      const own = catalogue.find((column) => column.name === name)?.label;
      if (own) return own;
      return columns.has(name) ? columns(name) : name;
    },
    [catalogue, columns],
  );
  const valueLabel = useCallback(
    (field: string, value: unknown): string => {
      const text = String(value);
      const groups: Record<string, string> = {
        signal_word: "signalWords",
        classification: "classifications",
        hazards: "hazardStates",
        pictograms: "pictograms",
        procurement_status: "decisions",
        review_state: "reviewStates",
        opinion: "opinionStates",
        cmr: "cmrCategories",
        physical_state: "physicalStates",
      };
      if (field === "workplace_id") return workplaces.get(text) ?? "…";
      if (field === "language") return languageName(text);
      if (value === null) return words("products.notKnown");
      if (typeof value === "boolean") return words(value ? "products.yes" : "products.no");
      const key = groups[field] && `${groups[field]}.${text}`;
      return key && /^[\w.]+$/.test(text) && words.has(key) ? words(key) : text;
    },
    [workplaces, languageName, words],
  );
  return { columnLabel, valueLabel, workplaces };
}
