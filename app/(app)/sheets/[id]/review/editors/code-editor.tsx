"use client";

import { MultiSelect } from "@mantine/core";
import { useTranslations } from "next-intl";
import { type ClassChoice, type EditorProps, listOf } from "../choices";
import { classesIn } from "./class-choices";
import { hazardCodesIn } from "./drawn-values";
import { EditorForm } from "./editor-form";
import { useDraft } from "./use-draft";

type Statement = { code: string | null; text: string | null };
type Option = { value: string; label: string };

/** Hazard statements, looked for by code or by wording. */
export function StatementEditor(props: EditorProps) {
  const { choices } = props;
  const value = listOf<Statement>(props.value);
  const codes = value.flatMap(({ code }) => code ?? []);
  const known = new Map(choices.statements.map(({ code, text }) => [code, text]));
  const options = [...new Set([...known.keys(), ...codes])].map((code) => ({
    value: code,
    label: [code, known.get(code)].filter(Boolean).join(" "),
  }));
  const printed = new Map(value.map(({ code, text }) => [code, text]));
  return (
    <ManyEditor
      {...props}
      options={options}
      first={codes}
      take={(text) => hazardCodesIn(text).filter((code) => known.has(code) || code.includes("+"))}
      toValue={(all) => all.map((code) => ({ code, text: printed.get(code) ?? null }))}
    />
  );
}

/** Classes with their categories and codes, looked for by any of them. */
export function ClassEditor(props: EditorProps) {
  const { choices } = props;
  const value = listOf<ClassChoice>(props.value);
  const texts = new Map(choices.statements.map(({ code, text }) => [code, text]));
  // A class may be meant without its code being printed.
  const plain = choices.classes.map((one) => ({ ...one, hazard_code: null }));
  const byKey = new Map([...choices.classes, ...plain, ...value].map((one) => [keyOf(one), one]));
  const options = [...byKey].map(([key, one]) => ({
    value: key,
    label: [key, texts.get(one.hazard_code ?? "")].filter(Boolean).join(" · "),
  }));
  return (
    <ManyEditor
      {...props}
      options={options}
      first={value.map(keyOf)}
      take={(text) => classesIn(text, hazardCodesIn(text), choices.classes).map(keyOf)}
      toValue={(keys) => keys.flatMap((key) => byKey.get(key) ?? [])}
    />
  );
}

/** "Flam. Liq. 2 H225" */
function keyOf({ class_code, category_code, hazard_code }: ClassChoice): string {
  return [class_code, category_code, hazard_code].filter(Boolean).join(" ");
}

type ManyProps = EditorProps & {
  options: Option[];
  first: string[];
  take: (text: string) => string[];
  toValue: (chosen: string[]) => unknown;
};

function ManyEditor({ path, drawn, options, first, take, toValue, onSave, onCancel }: ManyProps) {
  const t = useTranslations("review");
  const { draft, setDraft, isUnread } = useDraft(first, drawn, (all, text) => {
    const found = take(text);
    return found.length ? [...new Set([...all, ...found])] : null;
  });
  return (
    <EditorForm
      fault={draft.length ? null : t("choose")}
      isUnread={isUnread}
      onSave={() => onSave(toValue(draft))}
      onCancel={onCancel}
    >
      <MultiSelect
        data-autofocus
        autoFocus
        searchable
        hidePickedOptions
        aria-label={t(`labels.${path.replaceAll(".", "_")}`)}
        placeholder={t("searchCodes")}
        nothingFoundMessage={t("noCode")}
        data={options}
        value={draft}
        onChange={setDraft}
        limit={40}
        maxDropdownHeight={260}
        comboboxProps={{ withinPortal: true }}
      />
    </EditorForm>
  );
}
