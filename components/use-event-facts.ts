"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { z } from "zod";
import type { AuditEvent } from "@/lib/api/audit/schema";
import { type CustomGroup, useCustomGroups } from "./use-custom-groups";
import { useRecipientTypes } from "./use-recipient-types";
import { useWorkplaces } from "./use-workplaces";

type Event = z.output<typeof AuditEvent>;

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
const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text);

/** Says what was asked for in an event: each member by its name, ids by what they stand for. */
export function useEventFacts(): (event: Event) => string[] {
  const t = useTranslations("eventFields");
  const columns = useTranslations("columns");
  const textOf = useValueText();
  const groups = useCustomGroups().data ?? [];
  const nameOf = (field: string) =>
    t.has(field) ? t(field) : columns.has(field) ? columns(field) : field.replaceAll("_", " ");
  return ({ details, action }) =>
    Object.entries(details).flatMap(([field, value]): string[] => {
      if (unsaid.has(field)) return [];
      if (isId(field)) return ownFields(groups, field, value, (one) => textOf("", one, action));
      if (field === "product_ids" && Array.isArray(value)) return [t("products", { count: value.length })];
      const text = textOf(field, value, action);
      return text === null ? [] : [`${nameOf(field)}: ${text}`];
    });
}

/** The values of a group of own fields by the fields' titles. */
function ownFields(
  groups: CustomGroup[],
  id: string,
  values: unknown,
  textOf: (value: unknown) => string | null,
): string[] {
  const fields = groups.find(({ group_id }) => group_id === id)?.schema.properties ?? {};
  if (typeof values !== "object" || values === null) return [];
  return Object.entries(values).map(([name, value]) => `${fields[name]?.title ?? name}: ${textOf(value)}`);
}

/** A value as a person reads it; null for what is no single value. */
function useValueText(): (field: string, value: unknown, action: string) => string | null {
  const t = useTranslations("eventFields");
  const format = useFormatter();
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
    if (/^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)))
      return format.dateTime(new Date(value), { dateStyle: "medium" });
    return wordOf(field, value, action) ?? (isId(value) ? null : value);
  };
}

const isText = (value: unknown): value is string => typeof value === "string";

/** The words of values that come from lists. */
function useWord(): (field: string, value: string, action: string) => string | null {
  const decisions = useTranslations("decisions");
  const states = useTranslations("status");
  const roles = useTranslations("settings.roleNames");
  const places = useTranslations("workplaces.types");
  const files = useTranslations("attachments.types");
  const tables = useTranslations("imports.kinds");
  const decimals = useTranslations("imports.decimals");
  const stocks = useTranslations("imports.stocks");
  return (field, value, action) => {
    const lists = {
      status: [decisions, states],
      role: [roles],
      kind: [tables],
      decimal: [decimals],
      stock: [stocks],
      type: action === "createAttachment" ? [files] : [places],
    }[field];
    const list = lists?.find((words) => /^\w+$/.test(value) && words.has(value));
    return list ? list(value) : null;
  };
}
