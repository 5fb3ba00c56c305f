"use client";

import { Textarea, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { CriticalPath } from "@/lib/sheet/critical-paths";
import { type EditorProps, textOf } from "../choices";
import { transportClassIn, unNumberIn } from "./drawn-values";
import { EditorForm } from "./editor-form";
import { useDraft } from "./use-draft";

type Kind = { isLong?: boolean; take?: (text: string) => string | null; form?: RegExp; fault?: "unNumber" };

/** What is written as a line or as some lines, by path. */
const kinds: Partial<Record<CriticalPath, Kind>> = {
  "section4.inhalation": { isLong: true },
  "section4.skin_contact": { isLong: true },
  "section4.eye_contact": { isLong: true },
  "section4.ingestion": { isLong: true },
  "section14.un_number": { take: unNumberIn, form: /^\d{4}$/, fault: "unNumber" },
  "section14.class": { take: transportClassIn },
};

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

export function TextEditor({ path, value, drawn, onSave, onCancel }: EditorProps) {
  const t = useTranslations("review");
  const { isLong = false, take = isLong ? oneParagraph : oneLine, form, fault = null } = kinds[path] ?? {};
  const { draft, setDraft, isUnread } = useDraft(textOf(value), drawn, (_, text) => take(text));
  const written = draft.trim();
  const isFit = written !== "" && (form?.test(written) ?? true);
  const Control = isLong ? LongText : TextInput;
  return (
    <EditorForm
      fault={isFit ? null : fault && written ? t(fault) : t("empty")}
      isUnread={isUnread}
      onSave={() => onSave(written)}
      onCancel={onCancel}
    >
      <Control
        data-autofocus
        autoFocus
        aria-label={t(`labels.${path.replaceAll(".", "_")}`)}
        value={draft}
        inputMode={form ? "numeric" : undefined}
        onChange={(event: React.ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) =>
          setDraft(event.currentTarget.value)
        }
      />
    </EditorForm>
  );
}

/** Advice that goes over several printed lines is one text. */
const oneParagraph = (text: string) => text.replace(/-\n(?=\p{Ll})/gu, "").replace(/\s*\n\s*/g, " ");

function LongText(props: React.ComponentProps<typeof Textarea>) {
  return <Textarea autosize minRows={3} maxRows={12} {...props} />;
}
