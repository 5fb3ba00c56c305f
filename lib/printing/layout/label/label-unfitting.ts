import type { LabelContent } from "./content";
import { flowLabel } from "./label-flow";
import type { LabelRole } from "./label-items";
import { type LabelPage, pagesOfKind } from "./label-kinds";
import { arrangements } from "./label-search";
import {
  frameOf,
  isForWork,
  isSmallPackage,
  type LabelLayoutOptions,
  limitsOf,
  setLabel,
} from "./label-setting";
import { labelDimensions, labelMinimum, labelSizeName, packageLitres } from "./label-size";
import { losslessSteps, reliefSteps } from "./label-steps";
import type { QrModules } from "./qr-modules";

export type LabelDoesNotFit = {
  code: "does_not_fit" | "too_small_for_capacity";
  /** "A7", "50 × 30 mm" */
  size: string;
  content: LabelRole[];
  /** The smallest named size of its kind on which the label fits; null when it fits on none. */
  fitsOn: LabelPage | null;
  /** Whether the label fits this size once it has no QR code. */
  fitsWithoutQr: boolean;
  /** Where no capacity was given: up to how many litres a package's label would fit this size; else null. */
  fitsUpToLitres: number | null;
  /** One or two sentences in English. */
  message: string;
};

/** What of a label does not fit its size, and what would help. */
export function labelDoesNotFit(
  content: LabelContent,
  options: LabelLayoutOptions,
  qrModules: QrModules | null,
): LabelDoesNotFit {
  const size = labelSizeName(options.size);
  const fitsOn = sizeThatFits(content, options, qrModules);
  const capacity = isForWork(options) ? undefined : options.capacityLitres;
  const minimum = labelMinimum(options.size, options.table ?? "2008", capacity);
  if (!minimum) {
    const message = `A label of ${size} is too small for a package of ${options.capacityLitres} litres. ${wayOut({ fitsOn })}`;
    const none = { fitsWithoutQr: false, fitsUpToLitres: null };
    return { code: "too_small_for_capacity", size, content: [], fitsOn, ...none, message };
  }
  const limits = limitsOf(options, minimum.tightPictogramSide, minimum.xHeight);
  const unfitting = leastOverflow(content, options, limits, qrModules);
  const fitsWithoutQr = qrModules !== null && setLabel({ ...content, qr: null }, options, null) !== null;
  const fitsUpToLitres =
    options.capacityLitres === undefined && !isForWork(options)
      ? (packageLitres.find((litres) =>
          setLabel(content, { ...options, capacityLitres: litres }, qrModules),
        ) ?? null)
      : null;
  const message = `The ${named(unfitting)} of "${content.productName}" do not fit on ${size} in the least type and pictogram size that ${isForWork(options) ? "can be read" : "the law allows"}. ${wayOut({ fitsOn, fitsWithoutQr, fitsUpToLitres })}`;
  return { code: "does_not_fit", size, content: unfitting, fitsOn, fitsWithoutQr, fitsUpToLitres, message };
}

/** What is left over in the arrangement with the fewest parts left over, pictograms last of all. */
function leastOverflow(
  content: LabelContent,
  options: LabelLayoutOptions,
  limits: ReturnType<typeof limitsOf>,
  qrModules: QrModules | null,
): LabelRole[] {
  const frame = frameOf(options, qrModules);
  const steps = [...losslessSteps(content), ...reliefSteps(content, isSmallPackage(options))];
  const last = steps.at(-1) ?? { content, style: { codes: false, runIn: true }, leftOut: [] };
  const overflows = arrangements(last.content.pictograms.length).map((perRow) => {
    const setting = { size: limits.least, pictogramBox: limits.leastBox, perRow };
    return flowLabel(last.content, last.style, setting, frame).overflow;
  });
  const weight = (roles: LabelRole[]) => roles.length + (roles.includes("pictograms") ? MANY : 0);
  return overflows.reduce((a, b) => (weight(b) < weight(a) ? b : a));
}

// More than there are parts of a label.
const MANY = 100;

function sizeThatFits(
  content: LabelContent,
  options: LabelLayoutOptions,
  qrModules: QrModules | null,
): LabelDoesNotFit["fitsOn"] {
  const { widthMm, heightMm } = labelDimensions(options.size);
  const pages: readonly LabelPage[] = pagesOfKind[options.kind ?? "supply"];
  const larger = pages.toReversed().filter((size) => {
    const page = labelDimensions(size);
    return page.widthMm * page.heightMm > widthMm * heightMm;
  });
  return larger.find((size) => setLabel(content, { ...options, size }, qrModules) !== null) ?? null;
}

function wayOut({ fitsOn, fitsWithoutQr, fitsUpToLitres }: Partial<LabelDoesNotFit>): string {
  const ways = [
    ...(fitsOn ? [`on ${fitsOn}`] : []),
    ...(fitsUpToLitres ? [`here on packages up to ${fitsUpToLitres} litres`] : []),
    ...(fitsWithoutQr ? ["here without the QR code"] : []),
  ];
  return ways.length > 0 ? `It fits ${ways.join(", or ")}.` : "It fits on none of the sizes.";
}

function named(roles: LabelRole[]): string {
  const [last = "", ...others] = [...roles].reverse();
  return others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
}
