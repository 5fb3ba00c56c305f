import QRCode from "qrcode";
import { POINTS_PER_MM } from "../pdf-writer";
import type { Typeface } from "../typeface";
import { textSetter } from "../wrap-text";
import type { LabelContent } from "./content";
import { type Flow, flowLabel } from "./label-flow";
import type { Frame, LabelItem, LabelRole } from "./label-items";
import { arrangements, bestSetting, type Limits } from "./label-search";
import { type LabelSize, type LabelTable, labelDimensions, labelMinimum, labelSizeName } from "./label-size";
import { losslessSteps, reliefSteps } from "./label-steps";
import { SMALL_PACKAGE_LITRES } from "./small-package";

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
