"use client";

import { Group, Radio } from "@mantine/core";
import { useTranslations } from "next-intl";
import { type EditorProps, textOf } from "../choices";
import { packingGroupIn } from "./drawn-values";
import { EditorForm } from "./editor-form";
import { useDraft } from "./use-draft";

/** One of two or three: the signal word, the packing group. Arrow keys choose. */
export function ChoiceEditor({ path, value, choices, drawn, onSave, onCancel }: EditorProps) {
  const t = useTranslations("review");
  const signalWords = useTranslations("signalWords");
  const isSignalWord = path === "section2.signal_word";
  const options = isSignalWord ? ["Danger", "Warning"] : ["I", "II", "III"];
  const take = (text: string) =>
    isSignalWord
      ? (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => choices.signalWords[word]).find(Boolean)
      : packingGroupIn(text);
  const { draft, setDraft, isUnread } = useDraft(textOf(value), drawn, (_, text) => take(text) ?? null);
  return (
    <EditorForm
      fault={options.includes(draft) ? null : t("choose")}
      isUnread={isUnread}
      onSave={() => onSave(draft)}
      onCancel={onCancel}
    >
      <Radio.Group value={draft} onChange={setDraft} aria-label={t(`labels.${path.replaceAll(".", "_")}`)}>
        <Group gap="lg">
          {options.map((option, i) => (
            <Radio
              key={option}
              value={option}
              label={isSignalWord ? signalWords(option) : option}
              autoFocus={draft ? draft === option : i === 0}
            />
          ))}
        </Group>
      </Radio.Group>
    </EditorForm>
  );
}
