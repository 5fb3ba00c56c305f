import { POINTS_PER_MM } from "../pdf-writer";
import type { Typeface } from "../typeface";
import { textSetter } from "../wrap-text";
import type { LabelContent } from "./content";
import { flowArrowMm } from "./flow-arrow";
import type { Frame, Setting } from "./label-items";
import type { FlowDirection, LabelKind } from "./label-kinds";
import { bestSetting, type Limits } from "./label-search";
import { type LabelSize, type LabelTable, labelDimensions, labelMinimum, legibleXHeight } from "./label-size";
import type { Step } from "./label-steps";
import { type QrModules, qrSideMm } from "./qr-modules";
import { SMALL_PACKAGE_LITRES } from "./small-package";

export type LabelLayoutOptions = {
  size: LabelSize;
  /** Default "supply"; the measures of Table 1.3 hold for what is supplied alone. */
  kind?: LabelKind;
  /** Of what a pipe carries; default "right". */
  flow?: FlowDirection;
  /** Default "2008", the table in force until the end of 2027. */
  table?: LabelTable;
  /** Of the package; without it the label fits the largest package that its size is meant for. */
  capacityLitres?: number;
  typeface: Typeface;
};

/** How a label is set: what of its content, how large and in which frame. */
export type SetLabel = { step: Step; setting: Setting; frame: Frame };

/** The best setting of a label; null where the size is too small for it or for its package. */
export function setLabel(
  content: LabelContent,
  options: LabelLayoutOptions,
  qrModules: QrModules | null,
): SetLabel | null {
  if (isForWork(options)) return workplaceSetting(content, options, qrModules);
  const minimum = labelMinimum(options.size, options.table ?? "2008", options.capacityLitres);
  if (!minimum) return null;
  const frame = frameOf(options, qrModules);
  const isSmall = isSmallPackage(options);
  for (const side of new Set([minimum.pictogramSide, minimum.tightPictogramSide])) {
    const best = bestSetting(content, isSmall, limitsOf(options, side, minimum.xHeight), frame);
    if (best) return { ...best, frame };
  }
  return null;
}

export const isForWork = ({ kind = "supply" }: LabelLayoutOptions) => kind !== "supply";

/** Large type and pictograms before all: a vessel is told from afar; then as small as can still be read. */
function workplaceSetting(
  content: LabelContent,
  options: LabelLayoutOptions,
  qrModules: QrModules | null,
): SetLabel | null {
  const frame = frameOf(options, qrModules);
  const { widthMm, heightMm } = labelDimensions(options.size);
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  const sides = WORKPLACE_SIDES.filter((side) => side === SMALLEST_SIDE || side * Math.SQRT2 < short);
  const most = short * WORKPLACE_TYPE_PER_MM;
  for (const share of [0.65, 0.5, 0.35, 0]) {
    for (const side of sides) {
      const legible = limitsOf(options, side, legibleXHeight(short, long));
      const least = Math.max(legible.least, most * share);
      const limits = { ...legible, least, comfortable: least, most: Math.max(least, most) };
      const best = bestSetting(content, false, limits, frame);
      if (best) return { ...best, frame };
    }
  }
  return null;
}

// Sides of pictograms in millimetres: those of Table 1.3, down to one square centimetre.
const SMALLEST_SIDE = 10;
const WORKPLACE_SIDES = [46, 32, 23, 16, SMALLEST_SIDE];
const WORKPLACE_TYPE_PER_MM = 0.3;

/** Whether the package is so small that the law releases it from statements. */
export const isSmallPackage = ({ capacityLitres }: LabelLayoutOptions) =>
  capacityLitres !== undefined && capacityLitres <= SMALL_PACKAGE_LITRES;

// The files' diamonds measure 0.978 of their view box from point to point.
export const DIAMOND_SHARE = 0.978;

export function limitsOf(options: LabelLayoutOptions, pictogramSide: number, xHeight: number): Limits {
  const least = Math.ceil(((xHeight * POINTS_PER_MM) / options.typeface.regular.xHeight) * 20) / 20;
  const { widthMm, heightMm } = labelDimensions(options.size);
  return {
    least,
    comfortable: least * 1.2,
    most: Math.max(least * 1.2, Math.min(widthMm, heightMm) * TYPE_PER_MM),
    leastBox: (pictogramSide * Math.SQRT2 * POINTS_PER_MM) / DIAMOND_SHARE,
  };
}

// Larger type no longer reads better: about 9 points on A7, 13 on A6, 18 on A5.
const TYPE_PER_MM = 0.123;

export function frameOf(options: LabelLayoutOptions, qr: QrModules | null): Frame {
  const { size, typeface, kind } = options;
  const { widthMm, heightMm } = labelDimensions(size);
  const marginMm = Math.min(8, Math.max(1.5, Math.min(widthMm, heightMm) * 0.04));
  const width = widthMm - (kind === "pipe" ? flowArrowMm(size) : 0);
  return {
    width: width * POINTS_PER_MM,
    height: heightMm * POINTS_PER_MM,
    margin: marginMm * POINTS_PER_MM,
    typeface,
    setters: { regular: textSetter(typeface.regular), bold: textSetter(typeface.bold) },
    qrSide: qr ? qrSideMm(qr, Math.min(widthMm, heightMm)) * POINTS_PER_MM : 0,
    isBand: isForWork(options) && widthMm >= 2 * heightMm,
  };
}
