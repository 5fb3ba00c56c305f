import QRCode from "qrcode";
import { POINTS_PER_MM } from "../pdf-writer";
import { turnOfOthers } from "../turn-of-others";
import type { Typeface } from "../typeface";
import { textSetter } from "../wrap-text";
import { combinedStatements } from "./combined-statements";
import type { LabelContent } from "./content";
import { type Flow, flowLabel, type StatementStyle } from "./label-flow";
import { withCombinedCodes } from "./label-hazards";
import type { Frame, LabelItem, LabelRole, Setting } from "./label-items";
import { type LabelSize, type LabelTable, labelDimensions, labelMinimum, labelSizeName } from "./label-size";
import { SMALL_PACKAGE_LITRES, withoutSmallPackageStatements } from "./small-package";

export type LabelLayoutOptions = {
  size: LabelSize;
  /** Default "2008", the table in force until the end of 2027. */
  table?: LabelTable;
  /** Of the package; without it the label fits the largest package that its size is meant for. */
  capacityLitres?: number;
  typeface: Typeface;
};

/** A label with everything in its place, in points from its top left corner. */
export type LabelLayout = {
  width: number;
  height: number;
  content: LabelContent;
  items: LabelItem[];
  qrModules: QrModules | null;
  /** Type size of the statements in points, the height of its lower-case x and the pictograms' side in mm. */
  typeSize: number;
  xHeightMm: number;
  pictogramSideMm: number;
  /** What the law lets a crowded label leave out and this one does. */
  leftOut: string[];
};

export type LabelDoesNotFit = {
  code: "does_not_fit" | "too_small_for_capacity";
  /** "A7", "50 × 30 mm" */
  size: string;
  content: LabelRole[];
  /** One sentence in English. */
  message: string;
};

export type QrModules = { count: number; dark: (row: number, column: number) => boolean };

/**
 * Sets a label in the largest type that fits its size. What does not fit is left out only as far as the law
 * allows, in this order: the statements' codes; separate acute toxicity statements in favour of combined ones;
 * precautionary statements that only consumers need; what packages up to 125 ml need not carry; pictograms that Art. 26 calls optional. Otherwise an error names what does not fit.
 */
export function layoutLabel(
  content: LabelContent,
  options: LabelLayoutOptions,
): LabelLayout | { error: LabelDoesNotFit } {
  const minimum = labelMinimum(options.size, options.table ?? "2008", options.capacityLitres);
  const size = labelSizeName(options.size);
  if (!minimum) {
    const message = `A label of ${size} is too small for a package of ${options.capacityLitres} litres.`;
    return { error: { code: "too_small_for_capacity", size, content: [], message } };
  }
  const limits = limitsOf(options, minimum);
  const qrModules = content.qr ? modulesOf(content.qr.url) : null;
  const frame = frameOf(options, qrModules);
  const isSmall = (options.capacityLitres ?? Number.POSITIVE_INFINITY) <= SMALL_PACKAGE_LITRES;
  const best = bestSetting(content, isSmall, limits, frame);
  if (!best) return { error: doesNotFit(content, isSmall, limits, frame, size) };
  const { step, setting } = best;
  return {
    width: frame.width,
    height: frame.height,
    content: step.content,
    items: flowLabel(step.content, step.style, setting, frame).items,
    qrModules,
    typeSize: setting.size,
    xHeightMm: (setting.size * options.typeface.regular.xHeight) / POINTS_PER_MM,
    pictogramSideMm: (setting.pictogramBox * DIAMOND_SHARE) / Math.SQRT2 / POINTS_PER_MM,
    leftOut: step.leftOut,
  };
}

/** Sets the labels of a batch in their order; other work gets its turn between them. */
export async function layoutLabels(
  contents: readonly LabelContent[],
  options: LabelLayoutOptions,
): Promise<(LabelLayout | { error: LabelDoesNotFit })[]> {
  const layouts: (LabelLayout | { error: LabelDoesNotFit })[] = [];
  for (const content of contents) {
    layouts.push(layoutLabel(content, options));
    await turnOfOthers();
  }
  return layouts;
}

type Step = { content: LabelContent; style: StatementStyle; leftOut: string[] };

/** The first step that reaches comfortable type; else the largest type without loss; else the first that fits. */
function bestSetting(content: LabelContent, isSmall: boolean, limits: Limits, frame: Frame) {
  let largestLossless: { step: Step; setting: Setting } | null = null;
  for (const step of losslessSteps(content)) {
    const setting = largestSetting(step, limits, frame);
    if (setting && setting.size >= limits.comfortable) return { step, setting };
    if (setting && setting.size > (largestLossless?.setting.size ?? 0)) largestLossless = { step, setting };
  }
  if (largestLossless) return largestLossless;
  for (const step of reliefSteps(content, isSmall)) {
    const setting = largestSetting(step, limits, frame);
    if (setting) return { step, setting };
  }
  return null;
}

/** Codes are no part of a label in law (Annexes III and IV: for reference), nor is a line for each statement. */
function losslessSteps(content: LabelContent): Step[] {
  return [
    { content, style: { codes: true, runIn: false }, leftOut: [] },
    { content, style: { codes: false, runIn: false }, leftOut: ["statement codes"] },
    { content, style: { codes: false, runIn: true }, leftOut: ["statement codes"] },
  ];
}

function reliefSteps(content: LabelContent, isSmall: boolean): Step[] {
  const style = { codes: false, runIn: true };
  let step: Step = { content, style, leftOut: ["statement codes"] };
  const steps: Step[] = [];
  const relieve = (next: LabelContent, leftOut: string) => {
    step = { content: next, style, leftOut: [...step.leftOut, leftOut] };
    steps.push(step);
  };
  const combined = combinedStatements(content, withCombinedCodes);
  if (combined !== content) relieve(combined, "separate acute toxicity statements");
  const kept = content.precautionaryStatements.filter(({ code }) => !FOR_CONSUMERS.test(code ?? ""));
  if (!content.forGeneralPublic && kept.length < content.precautionaryStatements.length) {
    relieve(
      { ...step.content, precautionaryStatements: kept },
      "precautionary statements for the general public",
    );
  }
  const released = isSmall ? withoutSmallPackageStatements(step.content) : step.content;
  if (released !== step.content) relieve(released, "statements that packages up to 125 ml need not carry");
  for (const optional of content.optionalPictograms) {
    const pictograms = step.content.pictograms.filter((code) => code !== optional);
    relieve({ ...step.content, pictograms }, optional);
  }
  return steps;
}

// Art. 28(2) asks for disposal statements on packages for the general public alone; P101 to P103 are for it too.
const FOR_CONSUMERS = /^P(?:10[123]|50[123])$/;

type Limits = { least: number; comfortable: number; most: number; leastBox: number };

// The files' diamonds measure 0.978 of their view box from point to point.
const DIAMOND_SHARE = 0.978;

function limitsOf(options: LabelLayoutOptions, minimum: { pictogramSide: number; xHeight: number }): Limits {
  const least = Math.ceil(((minimum.xHeight * POINTS_PER_MM) / options.typeface.regular.xHeight) * 20) / 20;
  const { widthMm, heightMm } = labelDimensions(options.size);
  return {
    least,
    comfortable: least * 1.2,
    most: Math.max(least * 1.2, Math.min(widthMm, heightMm) * TYPE_PER_MM),
    leastBox: (minimum.pictogramSide * Math.SQRT2 * POINTS_PER_MM) / DIAMOND_SHARE,
  };
}

// Larger type no longer reads better: about 9 points on A7, 13 on A6, 18 on A5.
const TYPE_PER_MM = 0.123;

function frameOf({ size, typeface }: LabelLayoutOptions, qr: QrModules | null): Frame {
  const { widthMm, heightMm } = labelDimensions(size);
  const marginMm = Math.min(8, Math.max(1.5, Math.min(widthMm, heightMm) * 0.04));
  return {
    width: widthMm * POINTS_PER_MM,
    height: heightMm * POINTS_PER_MM,
    margin: marginMm * POINTS_PER_MM,
    typeface,
    setters: { regular: textSetter(typeface.regular), bold: textSetter(typeface.bold) },
    qrSide: qr ? qrSideMm(qr, Math.min(widthMm, heightMm)) * POINTS_PER_MM : 0,
  };
}

function qrSideMm(qr: QrModules, shortSide: number): number {
  return Math.max(QR_LEAST_MM, (qr.count + 2 * QUIET_ZONE) * MODULE_LEAST_MM, shortSide * 0.14);
}

const QR_LEAST_MM = 15;
const MODULE_LEAST_MM = 0.4;
/** Modules of white that a reader needs around a QR code. */
export const QUIET_ZONE = 4;

function modulesOf(url: string): QrModules {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: "M" });
  return { count: modules.size, dark: (row, column) => Boolean(modules.get(row, column)) };
}

/** The largest type that fits in any arrangement, and with it the largest pictograms; null when none fits. */
function largestSetting(step: Step, limits: Limits, frame: Frame): Setting | null {
  const fits = (setting: Setting) =>
    flowLabel(step.content, step.style, setting, frame).overflow.length === 0;
  let best: Setting | null = null;
  for (const perRow of arrangements(step.content.pictograms.length)) {
    const setting = (size: number): Setting => ({ size, pictogramBox: limits.leastBox, perRow });
    const size = largest(best?.size ?? limits.least, limits.most, 0.1, (size) => fits(setting(size)));
    if (size !== null && (best === null || size > best.size)) best = setting(size);
  }
  if (best === null || step.content.pictograms.length === 0) return best;
  const chosen = best;
  const box = largest(limits.leastBox, limits.leastBox * LARGEST_GROWTH, 2, (pictogramBox) =>
    fits({ ...chosen, pictogramBox }),
  );
  return { ...chosen, pictogramBox: box ?? chosen.pictogramBox };
}

// A lone pictogram may grow with the room there is, but not fill a label.
const LARGEST_GROWTH = 1.5;

/** Pictograms in a row, and in ever narrower lattices down to a single column. */
const arrangements = (count: number) =>
  count === 0 ? [1] : Array.from({ length: count }, (_, i) => count - i);

/** The largest value from `low` to `high` that passes, found by halving; null when even `low` does not. */
function largest(low: number, high: number, step: number, passes: (value: number) => boolean): number | null {
  if (!passes(low)) return null;
  if (passes(high)) return high;
  let [good, bad] = [low, high];
  while (bad - good > step) {
    const middle = (good + bad) / 2;
    if (passes(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

function doesNotFit(
  content: LabelContent,
  isSmall: boolean,
  limits: Limits,
  frame: Frame,
  size: string,
): LabelDoesNotFit {
  const steps = [...losslessSteps(content), ...reliefSteps(content, isSmall)];
  const last = steps.at(-1) ?? { content, style: { codes: false, runIn: true }, leftOut: [] };
  const flows: Flow[] = arrangements(last.content.pictograms.length).map((perRow) =>
    flowLabel(last.content, last.style, { size: limits.least, pictogramBox: limits.leastBox, perRow }, frame),
  );
  const best = flows.reduce((a, b) => (b.overflow.length < a.overflow.length ? b : a));
  const message = `The ${best.overflow.join(", ")} of "${content.productName}" do not fit on ${size} in the least type and pictogram size that the law allows; choose a larger label.`;
  return { code: "does_not_fit", size, content: best.overflow, message };
}
