import { POINTS_PER_MM } from "../pdf-writer";
import { typefaceIn } from "../syllables";
import type { LabelContent } from "./content";
import { withFlowArrow } from "./flow-arrow";
import { flowLabel } from "./label-flow";
import type { LabelItem } from "./label-items";
import { DIAMOND_SHARE, type LabelLayoutOptions, setLabel } from "./label-setting";
import { labelDimensions } from "./label-size";
import { type LabelDoesNotFit, labelDoesNotFit } from "./label-unfitting";
import { type QrModules, qrModulesOf } from "./qr-modules";

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
  /** What stands below the label, where it is cut off: that nobody has released the sheet. */
  aside: string | null;
};

/**
 * Sets a label in the largest type that fits its size. What does not fit is left out only as far as the law
 * allows, in this order: the statements' codes; separate acute toxicity statements in favour of combined ones;
 * precautionary statements that only consumers need; what packages up to 125 ml need not carry; pictograms that Art.
 * 26 calls optional; then the size of pictograms where the table only asks for it if possible. Otherwise an error names
 * what does not fit, and the size that it would fit on. That nobody has released the sheet takes no room from what the
 * law asks for: then it stands below the label.
 */
export function layoutLabel(
  content: LabelContent,
  asked: LabelLayoutOptions,
): LabelLayout | { error: LabelDoesNotFit } {
  const options = { ...asked, typeface: typefaceIn(asked.typeface, content.language) };
  const whole = setOut(content, options);
  if (!content.unreleased || !("error" in whole || whole.leftOut.length > 0)) return whole;
  const second = content.second && { ...content.second, unreleased: null };
  const without = setOut({ ...content, second, unreleased: null }, options);
  if ("error" in without) return without;
  const takesRoom = "error" in whole || whole.leftOut.length > without.leftOut.length;
  return takesRoom ? { ...without, aside: content.unreleased } : whole;
}

function setOut(
  content: LabelContent,
  options: LabelLayoutOptions,
): LabelLayout | { error: LabelDoesNotFit } {
  const qrModules = content.qr ? qrModulesOf(content.qr.url) : null;
  const set = setLabel(content, options, qrModules);
  if (!set) return { error: labelDoesNotFit(content, options, qrModules) };
  const { step, setting, frame } = set;
  const { size, kind, flow = "right" } = options;
  const { items } = flowLabel(step.content, step.style, setting, frame);
  return {
    width: labelDimensions(size).widthMm * POINTS_PER_MM,
    height: frame.height,
    content: step.content,
    items: kind === "pipe" ? withFlowArrow(items, size, flow) : items,
    qrModules,
    typeSize: setting.size,
    xHeightMm: (setting.size * options.typeface.regular.xHeight) / POINTS_PER_MM,
    pictogramSideMm: (setting.pictogramBox * DIAMOND_SHARE) / Math.SQRT2 / POINTS_PER_MM,
    leftOut: step.leftOut,
    aside: null,
  };
}
