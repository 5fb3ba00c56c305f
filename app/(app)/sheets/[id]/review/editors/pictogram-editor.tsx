"use client";

import { Group, Text, UnstyledButton } from "@mantine/core";
import { useTranslations } from "next-intl";
import { PictogramSign } from "@/components/pictograms";
import { type EditorProps, listOf } from "../choices";
import classes from "../review.module.css";
import { EditorForm } from "./editor-form";
import { useDraft } from "./use-draft";

const all = Array.from({ length: 9 }, (_, i) => `GHS0${i + 1}`);

/** The nine pictograms to press; the keys 1 to 9 press them too. */
export function PictogramEditor({ value, drawn, onSave, onCancel }: EditorProps) {
  const t = useTranslations("review");
  const names = useTranslations("pictograms");
  const { draft, setDraft, isUnread } = useDraft(listOf<string>(value), drawn, (_, text) => {
    const printed = text.match(/GHS\s?0[1-9]/g)?.map((code) => code.replace(/\s/, ""));
    return printed ? [...new Set(printed)].sort() : null;
  });
  const turn = (code: string) =>
    setDraft(draft.includes(code) ? draft.filter((one) => one !== code) : [...draft, code].sort());
  return (
    <EditorForm
      fault={draft.length ? null : t("choose")}
      isUnread={isUnread}
      onSave={() => onSave(draft)}
      onCancel={onCancel}
    >
      <Group
        gap={6}
        role="group"
        aria-label={t("labels.section2_pictograms")}
        onKeyDown={(event) => {
          const code = all[Number(event.key) - 1];
          if (code) turn(code);
        }}
      >
        {all.map((code, i) => (
          <UnstyledButton
            key={code}
            type="button"
            className={classes.pictogram}
            aria-pressed={draft.includes(code)}
            autoFocus={i === 0}
            onClick={() => turn(code)}
          >
            <PictogramSign code={code} name="" size={44} />
            <Text size="xs">
              {i + 1} {names(code)}
            </Text>
          </UnstyledButton>
        ))}
      </Group>
    </EditorForm>
  );
}
