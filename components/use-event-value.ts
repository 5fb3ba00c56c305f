"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDates } from "@/i18n/use-dates";
import { useRecipientTypes } from "./use-recipient-types";
import { useWorkplaces } from "./use-workplaces";

const isText = (value: unknown): value is string => typeof value === "string";
const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text);

/** A value of an event as a person reads it, ids by what they stand for; null for what is no single value. */
export function useEventValue(): (field: string, value: unknown, action: string) => string | null {
  const t = useTranslations("eventFields");
  const format = useFormatter();
  const dates = useDates();
  const wordOf = useWord();
  const workplaces = useWorkplaces().data ?? [];
  const packages = useRecipientTypes();
  return (field, value, action) => {
    if (value === null || value === "") return "–";
    if (typeof value === "boolean") return value ? t("yes") : t("no");
    if (typeof value === "number") return format.number(value, { maximumFractionDigits: 3 });
    if (Array.isArray(value)) return value.every(isText) ? value.join(", ") || "–" : null;
    if (!isText(value)) return null;
    if (field === "workplace_id") return workplaces.find(({ id }) => id === value)?.name ?? null;
    if (field === "recipient_id") return packages.find((type) => type.value === value)?.label ?? null;
    if (/^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))) return dates.day(value);
    return wordOf(field, value, action) ?? (isId(value) ? null : value);
  };
}

/** The words of values that come from lists. */
function useWord(): (field: string, value: string, action: string) => string | null {
  const t = useTranslations();
  return (field, value, action) => {
    const lists: Record<string, string[]> = {
      status: ["decisions", "status"],
      role: ["settings.roleNames"],
      kind: ["imports.kinds"],
      decimal: ["imports.decimals"],
      stock: ["imports.stocks"],
      type: [action === "createAttachment" ? "attachments.types" : "workplaces.types"],
      physical_form: ["assessments.forms"],
      ventilation: ["assessments.ventilations"],
      dustiness: ["assessments.dust"],
      skin_area: ["assessments.area"],
      skin_duration: ["assessments.duration"],
      ...Object.fromEntries(
        ["labels", "cards", "signatures", "register"].map((use) => [use, ["settings.unreleased.rules"]]),
      ),
      layout: ["cardProfiles.layouts"],
    };
    const list = lists[field]?.find((words) => /^[\w ]+$/.test(value) && t.has(`${words}.${value}`));
    return list ? t(`${list}.${value}` as "settings.title") : null;
  };
}
