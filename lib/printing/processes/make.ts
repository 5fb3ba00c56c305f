import { documentAssets, signPictures } from "@/lib/printing/assets";
import { type LabelOptions, labelContent } from "@/lib/printing/layout/label/content";
import type { LabelLayoutOptions } from "@/lib/printing/layout/label/label-setting";
import type { LabelDoesNotFit } from "@/lib/printing/layout/label/label-unfitting";
import type { LabelWarning } from "@/lib/printing/layout/label/label-warning";
import { type LabelLayout, layoutLabel } from "@/lib/printing/layout/label/layout";
import { type LabelPdfOptions, labelPdf } from "@/lib/printing/layout/label/pdf";
import type { LeftOutPrecaution } from "@/lib/printing/layout/label/precautionary";
import type { RegisterDocument } from "@/lib/printing/layout/register/register-document";
import type { Report } from "@/lib/printing/layout/report/report";
import type { CardWarning } from "@/lib/printing/layout/safety-card/content";
import { filledIn } from "@/lib/printing/layout/safety-card/fill-in";
import { type CardSources, contentOfCards } from "@/lib/printing/layout/safety-card/group/content-of-cards";
import { cardWord, signsOf } from "@/lib/printing/layout/safety-card/word";
import { turnOfOthers } from "@/lib/printing/layout/turn-of-others";
import type { Typeface } from "@/lib/printing/layout/typeface";
import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";

export type DocumentSource = {
  document: SheetSummary;
  sections: Sections;
};

export type LabelRequest = { source: DocumentSource; options: LabelOptions; copies: number };
export type LabelSizing = Omit<LabelLayoutOptions, "typeface">;

/** What a process is asked to make; plain data, because it is sent there. */
export type MakingTask =
  | { kind: "labels"; labels: LabelRequest[]; sizing: LabelSizing; printing: LabelPdfOptions }
  | { kind: "label notes"; labels: LabelRequest[]; sizing: LabelSizing }
  | { kind: "report"; report: Report }
  | { kind: "register"; register: RegisterDocument }
  | {
      kind: "card";
      of: CardSources;
      filled: Record<string, string>;
      format: "pdf" | "word";
    };

/** How a label came out, before anything is drawn. */
type LabelNote = {
  warnings: LabelWarning[];
  leftOutPrecautions: LeftOutPrecaution[];
  unfitting: LabelDoesNotFit | null;
  /** Null when the label does not fit. */
  measures: Pick<LabelLayout, "typeSize" | "xHeightMm" | "pictogramSideMm" | "leftOut"> | null;
};

/** What a careful person should know before using what was made. */
export type MadeWarning = LabelWarning | CardWarning;

export type Made =
  /** `warnings` of each label, or of the card, in their order. */
  | { kind: "file"; bytes: Uint8Array; warnings: MadeWarning[][] }
  | { kind: "unfitting"; labels: { index: number; error: LabelDoesNotFit }[] }
  | { kind: "notes"; notes: LabelNote[] };

/**
 * Makes a document or says why it cannot be made. The same task makes the same bytes. What draws pages is loaded with
 * the first of them: labels do without it, and a process starts in half the time.
 */
export async function make(task: MakingTask): Promise<Made> {
  if (task.kind === "report") {
    const { reportPdf } = await import("@/lib/printing/layout/report/pdf");
    return { kind: "file", bytes: await reportPdf(task.report, documentAssets().typeface), warnings: [] };
  }
  if (task.kind === "register") {
    const { registerPdf } = await import("@/lib/printing/layout/register/pdf");
    return { kind: "file", bytes: await registerPdf(task.register, documentAssets()), warnings: [] };
  }
  if (task.kind === "card") return madeCard(task);
  const layouts = await laidOut(task.labels, task.sizing);
  if (task.kind === "label notes") return { kind: "notes", notes: layouts.map(noteOf) };
  const unfitting = layouts.flatMap(({ layout }, index) =>
    "error" in layout ? [{ index, error: layout.error }] : [],
  );
  if (unfitting.length > 0) return { kind: "unfitting", labels: unfitting };
  const pages = layouts.flatMap(({ layout, copies }) =>
    "error" in layout ? [] : Array<LabelLayout>(copies).fill(layout),
  );
  const bytes = await labelPdf(pages, documentAssets(), task.printing);
  return { kind: "file", bytes, warnings: layouts.map(({ warnings }) => warnings) };
}

type LaidOut = {
  layout: ReturnType<typeof layoutLabel>;
  warnings: LabelWarning[];
  leftOutPrecautions: LeftOutPrecaution[];
  copies: number;
};

async function laidOut(labels: LabelRequest[], sizing: LabelSizing): Promise<LaidOut[]> {
  const { typeface } = documentAssets();
  const layouts: LaidOut[] = [];
  for (const { source, options, copies } of labels) {
    const content = labelContent(source, options);
    const layout = layoutLabel(content, { ...sizing, typeface });
    const warnings = [...content.warnings, ...unprintable(layout, typeface)];
    layouts.push({ layout, warnings, leftOutPrecautions: content.leftOutPrecautions, copies });
    await turnOfOthers();
  }
  return layouts;
}

/** Characters that the typeface has no sign for: what a sheet or a person wrote in another script. */
function unprintable(layout: LaidOut["layout"], { regular }: Typeface): LabelWarning[] {
  if ("error" in layout) return [];
  const texts = layout.items.flatMap((item) =>
    item.kind === "text" ? item.lines.map(({ text }) => text) : [],
  );
  const missing = new Set(Array.from(texts.join("")).filter((character) => !regular.covers(character)));
  return missing.size > 0 ? [{ code: "unprintable", subject: [...missing].join(" ") }] : [];
}

function noteOf({ layout, warnings, leftOutPrecautions }: LaidOut): LabelNote {
  if ("error" in layout) return { warnings, leftOutPrecautions, unfitting: layout.error, measures: null };
  const { typeSize, xHeightMm, pictogramSideMm, leftOut } = layout;
  return {
    warnings,
    leftOutPrecautions,
    unfitting: null,
    measures: { typeSize, xHeightMm, pictogramSideMm, leftOut },
  };
}

async function madeCard({ of, filled, format }: MakingTask & { kind: "card" }): Promise<Made> {
  const content = filledIn(contentOfCards(of), filled);
  const { warnings } = content;
  if (format === "pdf") {
    const { cardPdf } = await import("@/lib/printing/layout/safety-card/pdf");
    return { kind: "file", bytes: await cardPdf(content, documentAssets()), warnings: [warnings] };
  }
  const pictures = await signPictures(signsOf(content));
  return {
    kind: "file",
    bytes: await cardWord(content, pictures, documentAssets().typeface),
    warnings: [warnings],
  };
}
