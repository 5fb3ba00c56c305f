"use client";

import { Textarea, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { Component } from "@/lib/sheet/values";
import { type EditorProps, listOf } from "../choices";
import { componentOf, emptyRow, pastedRows, type Row, rowOf } from "./component-rows";
import { EditorForm } from "./editor-form";
import { Rows } from "./rows";
import { SubstanceInput } from "./substance-input";
import { useDraft } from "./use-draft";

/** The composition as a small table; rows of a spreadsheet may be pasted into any field. */
export function ComponentsEditor({ value, choices, drawn, onSave, onCancel }: EditorProps) {
  const t = useTranslations("review");
  const read = listOf<Component>(value).map(rowOf);
  const add = (rows: Row[], text: string) => [...rows.filter(isWritten), ...pastedRows(text)];
  const { draft, setDraft, isUnread } = useDraft(read.length ? read : [emptyRow], drawn, (rows, text) =>
    add(rows, printedAsCells(text)),
  );
  const components = draft.filter(isWritten).map((row) => componentOf(row, choices.classes));
  const wrong = components.findIndex((one) => typeof one === "string");
  const fault = components[wrong];
  return (
    <EditorForm
      fault={
        typeof fault === "string"
          ? t(`rowFaults.${fault}`, { row: wrong + 1 })
          : components.length
            ? null
            : t("empty")
      }
      isUnread={isUnread}
      onSave={() => onSave(components)}
      onCancel={onCancel}
    >
      <div
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain");
          if (!/[\t\n]/.test(text.trim())) return;
          event.preventDefault();
          setDraft(add(draft, text));
        }}
      >
        <Rows
          rows={draft}
          onChange={setDraft}
          empty={emptyRow}
          fields={(row, set, i) => <Fields {...{ row, set, i }} />}
        />
      </div>
    </EditorForm>
  );
}

type FieldsProps = { row: Row; set: (change: Partial<Row>) => void; i: number };

function Fields({ row, set, i }: FieldsProps) {
  const t = useTranslations("review");
  return (
    <>
      <SubstanceInput
        label={t("substance")}
        isFirst={i === 0}
        value={row.name}
        onChange={(name) => set({ name })}
        // Only who it is: its hazards are what this sheet says of it.
        onPick={({ name, cas_number, ec_number }) =>
          set({ name, cas: cas_number ?? row.cas, ec: ec_number ?? row.ec })
        }
      />
      <TextInput
        label={t("cas")}
        value={row.cas}
        onChange={(event) => set({ cas: event.currentTarget.value })}
      />
      <TextInput
        label={t("ec")}
        value={row.ec}
        onChange={(event) => set({ ec: event.currentTarget.value })}
      />
      <TextInput
        label={t("amount")}
        placeholder="10 - 25 %"
        value={row.amount}
        onChange={(event) => set({ amount: event.currentTarget.value })}
      />
      <Textarea
        label={t("classes")}
        placeholder="Flam. Liq. 2, H225; Eye Irrit. 2, H319"
        autosize
        minRows={1}
        value={row.classes}
        onChange={(event) => set({ classes: event.currentTarget.value })}
      />
    </>
  );
}

const isWritten = ({ name, cas, ec, amount, classes }: Row) =>
  Boolean((name + cas + ec + amount + classes).trim());

/** Printed rows have blanks where a spreadsheet has tabs: numbers and codes begin a cell. */
function printedAsCells(text: string): string {
  return text.replace(
    /\s+(?=\d{2,7}-\d{2}-\d(?!\d)|\d{3}-\d{3}-\d(?!\d)|[<>≤≥]|\d+(?:[.,]\d+)?\s*(?:[-–]|%))/g,
    "\t",
  );
}
