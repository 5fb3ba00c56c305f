import { addressesOf } from "@/lib/holdings/links/service";
import { saysUnreleased } from "@/lib/holdings/using/service";
import type { Context } from "@/lib/platform/context";
import { AppError, invalid } from "@/lib/platform/errors";
import type { LabelDoesNotFit } from "@/lib/printing/layout/label/label-unfitting";
import type { LabelRequest, LabelSizing, Made } from "@/lib/printing/processes/make";
import { makeApart } from "@/lib/printing/processes/pool";
import { read as readSettings } from "@/lib/printing/settings/service";
import { mostCopies, mostPages } from "./batch-limits";
import type { LabelBatch, LabelWishes } from "./schema";
import { type SheetSource, sourcesOf } from "./service";
import { warningsOf } from "./warnings";

// Composition, what is on the label, what fills its gaps, under which law it was classified, and what tells whether its
// hazards are known; the other sections are for cards.
const LABEL_SECTIONS = [1, 2, 3, 5, 9, 14, 15];

/** The CLP label of a document. Errors: 409 without data, 422 when it does not fit the size. */
export async function label(context: Context, id: string, wishes: LabelWishes, copies: number) {
  const [source] = await sourcesOf(context, [id], LABEL_SECTIONS);
  const { made } = await makeLabels(context, source ? [source] : [], wishes, () => copies);
  if (made.kind !== "file") throw tooFull(made, () => "size");
  return { body: made.bytes, fileName: `label ${source?.name}.pdf`, warnings: warningsOf(made.warnings, []) };
}

/** The labels of several documents in one file. Errors: as for one, naming each that does not fit. */
export async function labels(context: Context, { sds_ids, copies, ...wishes }: LabelBatch) {
  const ids = sds_ids.split(",");
  const copiesOf = copiesIn(copies, ids.length);
  const sources = await sourcesOf(context, ids, LABEL_SECTIONS);
  const { made } = await makeLabels(context, sources, wishes, copiesOf);
  if (made.kind !== "file") throw tooFull(made, (index) => `sds_ids[${index}]`);
  const warnings = warningsOf(made.warnings, ids);
  return { body: made.bytes, fileName: `labels (${ids.length}).pdf`, warnings };
}

/** How the labels of several documents come out. */
export async function labelNotes(context: Context, { sds_ids, copies, ...wishes }: LabelBatch) {
  const ids = sds_ids.split(",");
  copiesIn(copies, ids.length);
  const sources = await sourcesOf(context, ids, LABEL_SECTIONS);
  const task = await requestsOf(context, sources, wishes, () => 1);
  const made = await makeApart({ kind: "label notes", ...task });
  if (made.kind !== "notes") throw new Error(`notes were asked for and ${made.kind} came`);
  return made.notes.map(({ warnings, leftOutPrecautions, unfitting, measures }, index) => ({
    sds_id: sources[index]?.id ?? "",
    product_name: task.labels[index]?.source.document.product_name ?? sources[index]?.name ?? "",
    warnings,
    left_out_precautions: leftOutPrecautions,
    does_not_fit: unfitting?.content ?? null,
    too_small_for_capacity: unfitting?.code === "too_small_for_capacity",
    fits_on: unfitting?.fitsOn ?? null,
    fits_without_qr: unfitting?.fitsWithoutQr ?? false,
    fits_up_to_litres: unfitting?.fitsUpToLitres ?? null,
    left_out: measures?.leftOut ?? [],
    type_size_pt: measures?.typeSize ?? null,
    x_height_mm: measures?.xHeightMm ?? null,
    pictogram_side_mm: measures && Math.round(100 * measures.pictogramSideMm) / 100,
  }));
}

async function makeLabels(
  context: Context,
  sources: SheetSource[],
  wishes: LabelWishes,
  copiesOf: (index: number) => number,
) {
  const task = await requestsOf(context, sources, wishes, copiesOf);
  const printing = { paper: wishes.paper, blackAndWhite: wishes.black_and_white };
  return { made: await makeApart({ kind: "labels", ...task, printing }) };
}

async function requestsOf(
  context: Context,
  sources: SheetSource[],
  wishes: LabelWishes,
  copiesOf: (index: number) => number,
): Promise<{ labels: LabelRequest[]; sizing: LabelSizing }> {
  const ids = sources.map(({ id }) => id);
  const addresses = wishes.include_qr ? await addressesOf(context, ids) : new Map<string, string>();
  const says = await saysUnreleased(context, "labels");
  const table = wishes.table ?? (await readSettings(context)).table;
  return {
    sizing: {
      size: sizeOf(wishes),
      kind: wishes.kind,
      flow: wishes.flow,
      table,
      capacityLitres: wishes.capacity_litres,
    },
    labels: sources.map(
      ({ id, ownName, isSuperseded, isReleased, olderThanYears, document, sections }, index) => ({
        source: { document, sections },
        copies: copiesOf(index),
        options: {
          language: wishes.language,
          secondLanguage: wishes.second_language ?? null,
          kind: wishes.kind,
          productName: ownName,
          isSuperseded,
          isUnreleased: says && !isReleased,
          olderThanYears,
          showHazardStatements: wishes.show_hazard_statements,
          showPrecautionaryStatements: wishes.show_precautionary_statements,
          qrUrl: addresses.get(id) ?? null,
          expiryDate: wishes.expiry_date ?? null,
          additionalInfo: wishes.additional_info ?? null,
          nominalQuantity: wishes.nominal_quantity ?? null,
          generalPublic: wishes.for_consumers,
        },
      }),
    ),
  };
}

function sizeOf({ size, width_mm, height_mm }: LabelWishes): LabelSizing["size"] {
  if (width_mm === undefined && height_mm === undefined) return size;
  if (width_mm === undefined) throw invalid("width_mm", "is needed with height_mm");
  if (height_mm === undefined) throw invalid("height_mm", "is needed with width_mm");
  return { widthMm: width_mm, heightMm: height_mm };
}

function copiesIn(text: string, documents: number): (index: number) => number {
  const numbers = text.split(",").map(Number);
  if (numbers.length !== 1 && numbers.length !== documents)
    throw invalid("copies", `must be one number, or ${documents} with commas between them`);
  if (numbers.some((number) => number < 1 || number > mostCopies))
    throw invalid("copies", `each must be from 1 to ${mostCopies}`);
  const copiesOf = (index: number) => numbers[numbers.length === 1 ? 0 : index] ?? 1;
  const pages = Array.from({ length: documents }, (_, index) => copiesOf(index)).reduce((a, b) => a + b, 0);
  if (pages > mostPages) throw invalid("copies", `make ${pages} labels; one file takes ${mostPages}`);
  return copiesOf;
}

/** 422 that names each label that does not fit and what of it. */
function tooFull(made: Made, fieldOf: (index: number) => string): AppError {
  if (made.kind !== "unfitting") throw new Error(`a file was asked for and ${made.kind} came`);
  const errors = made.labels.map(({ index, error }) => ({ field: fieldOf(index), message: error.message }));
  const does_not_fit = made.labels.map(({ index, error }) => ({ label: index, ...contentOf(error) }));
  return new AppError("validation-error", errors.map(({ message }) => message).join(" "), {
    errors,
    extra: { does_not_fit },
  });
}

const contentOf = ({ size, content, fitsOn, fitsWithoutQr, fitsUpToLitres }: LabelDoesNotFit) => ({
  size,
  content,
  fits_on: fitsOn,
  fits_without_qr: fitsWithoutQr,
  fits_up_to_litres: fitsUpToLitres,
});
