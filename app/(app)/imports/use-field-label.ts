"use client";

import { useTranslations } from "next-intl";
import type { Draft } from "./import-answers";

/** Names the fields of an import; the team's own ones by their titles. */
export function useFieldLabel({ fields }: Pick<Draft, "fields">): (name: string) => string {
  const t = useTranslations("imports.fields");
  return (name) => {
    const own = fields.find((field) => field.name === name)?.label;
    if (own) return own;
    return /^\w+$/.test(name) && t.has(name) ? t(name) : name;
  };
}
