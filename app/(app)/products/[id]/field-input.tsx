"use client";

import { MultiSelect, NumberInput, Select, TagsInput, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FieldSchema } from "@/lib/library/custom-fields/schema";

type Props = {
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
  isReadOnly: boolean;
  value: unknown;
  error: ReactNode;
  onChange: (value: unknown) => void;
};

/** The control that fits a field's schema; null is a field without a value. */
export function FieldInput({ name, schema, isRequired, isReadOnly, value, error, onChange }: Props) {
  const t = useTranslations("customFields");
  const common = {
    label: schema.title ?? name,
    description: schema.description,
    withAsterisk: isRequired,
    disabled: isReadOnly,
    error,
  };
  if (schema.type === "boolean")
    return (
      <Select
        {...common}
        clearable={!isRequired}
        data={[
          { value: "true", label: t("yes") },
          { value: "false", label: t("no") },
        ]}
        value={typeof value === "boolean" ? String(value) : null}
        onChange={(chosen) => onChange(chosen === null ? null : chosen === "true")}
      />
    );
  if (schema.type === "array")
    return <ListInput {...common} choices={schema.items.enum} value={value} onChange={onChange} />;
  if (schema.enum)
    return (
      <Select
        {...common}
        clearable={!isRequired}
        searchable
        data={schema.enum.map(String)}
        value={value === null || value === undefined ? null : String(value)}
        onChange={(chosen) => onChange(chosen !== null && schema.type !== "string" ? Number(chosen) : chosen)}
      />
    );
  return <EnteredInput {...common} schema={schema} value={value} onChange={onChange} />;
}

type Common = {
  label: string;
  description?: string;
  withAsterisk: boolean;
  disabled: boolean;
  error: ReactNode;
  value: unknown;
  onChange: (value: unknown) => void;
};

type EnteredProps = Common & { schema: Exclude<FieldSchema, { type: "array" | "boolean" }> };

/** A text or a number as it is typed. */
function EnteredInput({ schema, value, onChange, ...common }: EnteredProps) {
  if (schema.type === "string")
    return (
      <TextInput
        {...common}
        type={inputTypes[schema.format ?? ""] ?? "text"}
        maxLength={schema.maxLength}
        value={typeof value === "string" ? value : ""}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    );
  return (
    <NumberInput
      {...common}
      allowDecimal={schema.type === "number"}
      min={schema.minimum}
      max={schema.maximum}
      value={typeof value === "number" ? value : ""}
      onChange={(entered) => onChange(entered === "" ? null : Number(entered))}
    />
  );
}

type ListProps = Common & { choices: string[] | undefined };

function ListInput({ choices, value, onChange, ...common }: ListProps) {
  const list = Array.isArray(value) ? value.map(String) : [];
  const set = (entries: string[]) => onChange(entries.length ? entries : null);
  if (!choices) return <TagsInput {...common} value={list} onChange={set} />;
  return <MultiSelect {...common} data={choices} value={list} onChange={set} searchable />;
}

const inputTypes: Record<string, string> = { date: "date", email: "email", uri: "url" };
