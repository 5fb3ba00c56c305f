"use client";

import { useTranslations } from "next-intl";
import type { z } from "zod";
import { useColon } from "@/i18n/use-colon";
import type { AuditEvent } from "@/lib/api/audit/schema";
import { type CustomGroup, useCustomGroups } from "./use-custom-groups";
import { useEventValue } from "./use-event-value";
import { valueText } from "./value-text";

type Event = z.output<typeof AuditEvent>;
type Members = Record<string, unknown>;

/** Members whose values say nothing to a person; whole settings are in the export. */
const unsaid = new Set([
  "document_id",
  "sds_id",
  "upload_id",
  "product_id",
  "quantity_id",
  "user_id",
  "force",
]);
/** What is so unless somebody says otherwise. */
const isUsual = (field: string, value: unknown) => field === "accept_open" && value === false;
const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text);

/** Says what an event changed: each member by its name, from what to what where that is known. */
export function useEventFacts(): (event: Event) => string[] {
  const t = useTranslations("eventFields");
  const colon = useColon();
  const nameOf = useFieldName();
  const saidOf = useSaid();
  const textOf = useEventValue();
  const groups = useCustomGroups().data ?? [];
  return ({ details, before, action }) => {
    if (action === "sayValue") return saidOf(details);
    const factOf = (field: string, to: unknown, from: unknown, name = nameOf(field)): string[] => {
      if (unsaid.has(field) || isUsual(field, to)) return [];
      if (field === "product_ids" && Array.isArray(to)) return [t("products", { count: to.length })];
      if (isMembers(to))
        return Object.entries(to).flatMap(([part, value]) =>
          factOf(part, value, isMembers(from) ? from[part] : from, titleIn(groups, field, part)),
        );
      const text = textOf(field, to, action);
      if (text === null) return [];
      const said = from === undefined ? text : `${textOf(field, from, action) ?? "…"} → ${text}`;
      return [name.endsWith("?") ? `${name} ${said}` : `${name}${colon} ${said}`];
    };
    const removed = Object.entries(before ?? {}).filter(([field]) => !(field in details));
    return [
      ...Object.entries(details).flatMap(([field, to]) => factOf(field, to, before?.[field])),
      ...removed.flatMap(([field, was]) => factOf(field, null, was)),
    ];
  };
}

/** The title of a field in a group of the team's own. */
function titleIn(groups: CustomGroup[], group: string, field: string): string | undefined {
  if (!isId(group)) return undefined;
  return groups.find(({ group_id }) => group_id === group)?.schema.properties[field]?.title ?? field;
}

/** Names of what is answered about the work, by their words on the screen that asks. */
const answers: Record<string, string> = {
  task: "task",
  physical_form: "form",
  amount_value: "amount",
  amount_unit: "unit",
  process_temperature_c: "temperature",
  boiling_point_c: "boilingPoint",
  vapour_pressure_hpa: "vapourPressure",
  dustiness: "dustiness",
  spraying: "spraying",
  low_volatility: "lowVolatility",
  process_generated: "processGenerated",
  oel_ppm: "oelPpm",
  oel_mg_m3: "oelMg",
  skin_contact: "skinContact",
  skin_area: "skinArea",
  skin_duration: "skinDuration",
  skin_absorbed: "skinAbsorbed",
  strong_sensitiser: "strongSensitiser",
  wet_work: "wetWork",
};

function useFieldName(): (field: string) => string {
  const t = useTranslations("eventFields");
  const columns = useTranslations("columns");
  const asked = useTranslations("assessments");
  return (field) => {
    const answer = answers[field];
    if (answer) return asked(answer as "title");
    if (!/^\w+$/.test(field)) return field;
    return t.has(field) ? t(field) : columns.has(field) ? columns(field) : field.replaceAll("_", " ");
  };
}

/** A person's word on a value of a sheet. */
function useSaid(): (details: Members) => string[] {
  const t = useTranslations("review");
  const signalWords = useTranslations("signalWords");
  const colon = useColon();
  const textOf = (said: unknown) => {
    if (!isMembers(said)) return "–";
    const state = String(said.state);
    const text = valueText(said.value);
    if (text) return signalWords.has(text) ? signalWords(text) : text;
    return t.has(`states.${state}`) ? t(`states.${state}`) : "–";
  };
  return ({ path, from, to, note }) => {
    const label = `labels.${String(path).replaceAll(".", "_")}`;
    const [was, is] = [textOf(from), textOf(to)];
    const state = isMembers(to) && t.has(`states.${to.state}`) ? t(`states.${to.state}`) : null;
    const said = was === is ? is : `${was} → ${is}`;
    return [
      `${t.has(label) ? t(label) : String(path)}${colon} ${said}${state && state !== is ? ` (${state})` : ""}`,
      ...(typeof note === "string" && note ? [note] : []),
    ];
  };
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
