"use client";

import { TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ExposureLimit } from "@/lib/sheet/values";
import { type EditorProps, listOf } from "../choices";
import { numberOf } from "./drawn-values";
import { RowsEditor } from "./rows-editor";
import { SubstanceInput } from "./substance-input";

const numbers = ["twa", "stel", "ceiling"] as const;
type Written = Record<"substance" | "cas_number" | "list" | "unit" | (typeof numbers)[number], string>;

const empty: Written = {
  substance: "",
  cas_number: "",
  list: "",
  twa: "",
  stel: "",
  ceiling: "",
  unit: "mg/m³",
};

/** Limits of workplace air, a row each. */
export function LimitsEditor({ value, drawn, onSave, onCancel }: EditorProps) {
  const t = useTranslations("review");
  return (
    <RowsEditor
      {...{ drawn, onSave, onCancel, empty }}
      read={listOf<ExposureLimit>(value).map(writtenOf)}
      take={(rows, text) => {
        const found = limitIn(text);
        return found && [...rows.filter(({ substance }) => substance), { ...empty, ...found }];
      }}
      toValue={limitOf}
      fault={t("limitMissing")}
      fields={(row, set, i) => (
        <>
          <SubstanceInput
            label={t("substance")}
            isFirst={i === 0}
            value={row.substance}
            onChange={(substance) => set({ substance })}
            onPick={({ name, cas_number }) => set({ substance: name, cas_number: cas_number ?? "" })}
          />
          <TextInput
            label={t("list")}
            value={row.list}
            onChange={(event) => set({ list: event.currentTarget.value })}
          />
          {numbers.map((name) => (
            <TextInput
              key={name}
              label={t(name)}
              inputMode="decimal"
              value={row[name]}
              onChange={(event) => set({ [name]: event.currentTarget.value })}
            />
          ))}
          <TextInput
            label={t("unit")}
            value={row.unit}
            onChange={(event) => set({ unit: event.currentTarget.value })}
          />
        </>
      )}
    />
  );
}

function writtenOf({ substance, cas_number, list, twa, stel, ceiling, unit }: ExposureLimit): Written {
  const written = (number: number | null | undefined) => String(number ?? "");
  return {
    substance,
    cas_number: cas_number ?? "",
    list: list ?? "",
    twa: written(twa),
    stel: written(stel),
    ceiling: written(ceiling),
    unit,
  };
}

/** Null while the row has no substance, unit or number, or something that is none. */
function limitOf(row: Written): ExposureLimit | null {
  const read = numbers.map((name) => (row[name].trim() ? numberOf(row[name]) : undefined));
  if (!row.substance.trim() || !row.unit.trim() || read.includes(null)) return null;
  const [twa = null, stel = null, ceiling = null] = read;
  if (twa === null && stel === null && ceiling === null) return null;
  return {
    substance: row.substance.trim(),
    cas_number: row.cas_number.trim() || null,
    list: row.list.trim() || null,
    twa,
    stel,
    ceiling,
    unit: row.unit.trim(),
  };
}

/** "Acetone 500 ppm": a name, a number and its unit. */
function limitIn(text: string): Partial<Written> | null {
  const found = /^(?<name>\D*?)\s*(?<number>\d+(?:[.,]\d+)?)\s*(?<unit>mg\/m[3³]|µg\/m[3³]|ppm|ppb)/u.exec(
    text.replace(/\s+/g, " "),
  )?.groups;
  if (!found) return null;
  return { substance: found.name, twa: found.number, unit: found.unit?.replace("m3", "m³") };
}
