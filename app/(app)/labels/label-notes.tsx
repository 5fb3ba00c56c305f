"use client";

import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { useFormatter, useTranslations } from "next-intl";
import type { z } from "zod";
import { useColon } from "@/i18n/use-colon";
import { type LabelPage, pagesOfKind } from "@/lib/printing/layout/label/label-kinds";
import type { LabelNoteResource } from "@/lib/printing/made/schema";
import { type LabelChoice, pageName, sizeName } from "./label-choice";

type Note = z.output<typeof LabelNoteResource>;
type Props = { notes: Note[]; choice: LabelChoice; onChange: (part: Partial<LabelChoice>) => void };

/** What does not fit and the way out, what is doubtful, and how the label came out. */
export function LabelNotes({ notes, choice, onChange }: Props) {
  const unfitting = notes.filter(({ does_not_fit }) => does_not_fit !== null);
  const [only] = notes;
  return (
    <Stack gap="xs" aria-live="polite">
      {unfitting.length > 0 && <Unfitting notes={unfitting} choice={choice} onChange={onChange} />}
      <Warnings notes={notes} />
      {notes.length === 1 && only && unfitting.length === 0 && <Measures note={only} />}
      {notes.length === 1 && only && <LeftOutPrecautions note={only} />}
    </Stack>
  );
}

function Unfitting({ notes, choice, onChange }: Props) {
  const t = useTranslations("labels");
  const format = useFormatter();
  const larger = sizeForAll(notes, pagesOfKind[choice.kind]);
  const litres = litresForAll(notes);
  const withoutQr = choice.qr && notes.every(({ fits_without_qr }) => fits_without_qr);
  const named = (role: string) => (t.has(`content.${role}`) ? t(`content.${role}`) : role);
  return (
    <Alert color="red" role="alert" title={t("doesNotFit", { size: sizeName(choice) })}>
      <Stack gap="xs" align="flex-start">
        {notes.map((note) => (
          <Text key={note.sds_id} size="sm">
            {note.too_small_for_capacity
              ? t("tooSmallForCapacity", { name: note.product_name })
              : t("doesNotFitOf", {
                  name: note.product_name,
                  content: format.list((note.does_not_fit ?? []).map(named)),
                })}
          </Text>
        ))}
        <Group gap="xs">
          {larger && (
            <Button size="xs" variant="default" onClick={() => onChange({ size: larger })}>
              {t("takeLarger", { size: pageName(larger) })}
            </Button>
          )}
          {litres !== null && (
            <Button size="xs" variant="default" onClick={() => onChange({ capacity: litres })}>
              {t("smallerPackage", { litres })}
            </Button>
          )}
          {withoutQr && (
            <Button size="xs" variant="default" onClick={() => onChange({ qr: false })}>
              {t("leaveOutQr")}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}

/** The smallest size that all fit on; null when one of them fits on none. */
function sizeForAll(notes: Note[], pages: readonly LabelPage[]): LabelPage | null {
  const sizes = notes.map(({ fits_on }) => fits_on);
  return sizes.includes(null) ? null : (pages.find((size) => sizes.includes(size)) ?? null);
}

/** The largest package whose label fits for all of them; null when there is none for one of them. */
function litresForAll(notes: Note[]): number | null {
  const litres = notes.map(({ fits_up_to_litres }) => fits_up_to_litres ?? 0);
  return Math.min(...litres) || null;
}

function Warnings({ notes }: { notes: Note[] }) {
  const t = useTranslations("labels");
  const colon = useColon();
  const lines = notes.flatMap(({ sds_id, product_name, warnings }) =>
    warnings.map(({ code, subject }) => {
      const text = t.has(`warnings.${code}`) ? t(`warnings.${code}`, { subject: subject ?? "" }) : code;
      return {
        key: `${sds_id} ${code} ${subject}`,
        text: notes.length > 1 ? `${product_name}${colon} ${text}` : text,
      };
    }),
  );
  if (lines.length === 0) return null;
  return (
    <Alert color="yellow" title={t("toCheck")}>
      <List size="sm" spacing={2}>
        {lines.map(({ key, text }) => (
          <List.Item key={key}>{text}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Measures({ note }: { note: Note }) {
  const t = useTranslations("labels");
  const format = useFormatter();
  const rounded = (value: number | null) => format.number(value ?? 0, { maximumFractionDigits: 1 });
  const left = note.left_out.map((what) => (t.has(`left.${what}`) ? t(`left.${what}`) : what));
  return (
    <Text size="sm" c="dimmed">
      {t("measures", {
        type: rounded(note.type_size_pt),
        height: rounded(note.x_height_mm),
        side: rounded(note.pictogram_side_mm),
      })}
      {left.length > 0 && ` · ${t("leftOut", { what: format.list(left) })}`}
    </Text>
  );
}

/** Which of the sheet's precautionary statements the label does not bear, for who has to judge the choice. */
function LeftOutPrecautions({ note: { left_out_precautions: leftOut } }: { note: Note }) {
  const t = useTranslations("labels.leftOutPrecautions");
  if (leftOut.length === 0) return null;
  return (
    <details>
      <Text component="summary" size="sm">
        {t("title")}
      </Text>
      <List size="sm" spacing={2}>
        {leftOut.map(({ code, reason, by }) => (
          <List.Item key={code}>{t(reason, { code, by: by ?? "" })}</List.Item>
        ))}
      </List>
    </details>
  );
}
