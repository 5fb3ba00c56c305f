"use client";

import { Group, NativeSelect, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { Measured } from "@/lib/sheet/values";
import type { EditorProps } from "../choices";
import { numberOf, type Temperature, temperatureIn } from "./drawn-values";
import { EditorForm } from "./editor-form";
import { useDraft } from "./use-draft";

type Draft = { comparator: string; from: string; to: string; unit: string; conditions: string };

/** A temperature: its comparator, a number or a range, its unit, and how it was measured. */
export function FlashPointEditor({ value, drawn, onSave, onCancel }: EditorProps) {
  const t = useTranslations("review");
  const { draft, setDraft, isUnread } = useDraft(draftOf(value), drawn, (before, text) => {
    const found = temperatureIn(text);
    return found && { ...before, ...fieldsOf(found) };
  });
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const measured = measuredOf(draft);
  return (
    <EditorForm
      fault={measured ? null : t("number")}
      isUnread={isUnread}
      onSave={() => onSave(measured)}
      onCancel={onCancel}
    >
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label={t("comparator")}
          w={110}
          value={draft.comparator}
          onChange={(event) => set({ comparator: event.currentTarget.value })}
          data={[{ value: "", label: t("exactly") }, "<", "<=", ">", ">=", "~"]}
        />
        <TextInput
          label={t("temperature")}
          w={90}
          autoFocus
          inputMode="decimal"
          value={draft.from}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
        <TextInput
          label={t("upTo")}
          w={90}
          inputMode="decimal"
          value={draft.to}
          onChange={(event) => set({ to: event.currentTarget.value })}
        />
        <NativeSelect
          label={t("unit")}
          w={80}
          value={draft.unit}
          onChange={(event) => set({ unit: event.currentTarget.value })}
          data={["°C", "°F", "K"]}
        />
        <TextInput
          label={t("conditions")}
          flex={1}
          miw={120}
          value={draft.conditions}
          onChange={(event) => set({ conditions: event.currentTarget.value })}
        />
      </Group>
    </EditorForm>
  );
}

function draftOf(value: unknown): Draft {
  const measured: Partial<Measured> = typeof value === "object" && value !== null ? value : {};
  const { comparator, unit, conditions } = measured;
  return {
    ...fieldsOf({ ...measured, comparator: comparator ?? null, unit: null }),
    unit: unit ?? "°C",
    conditions: conditions ?? "",
  };
}

function fieldsOf({
  comparator,
  value,
  min,
  max,
  unit,
}: Omit<Temperature, "unit"> & { unit: string | null }) {
  const written = (number: number | undefined) => (number === undefined ? "" : String(number));
  return { comparator: comparator ?? "", from: written(value ?? min), to: written(max), unit: unit ?? "°C" };
}

/** Null while it is no number. What the sheet printed around it is not kept: the person's word stands instead. */
function measuredOf({ comparator, from, to, unit, conditions }: Draft) {
  const first = numberOf(from);
  const last = to.trim() ? numberOf(to) : undefined;
  if (first === null || last === null || (last !== undefined && last < first)) return null;
  return {
    comparator: comparator || null,
    ...(last === undefined ? { value: first } : { min: first, max: last }),
    unit,
    conditions: conditions.trim() || null,
  };
}
