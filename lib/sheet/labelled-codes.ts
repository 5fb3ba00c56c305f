import type { Elements } from "./label-gaps";

const AEROSOL = ["H222", "H223", "H229"];

/** Whether statements say that a product is an aerosol. */
export const isAerosol = (codes: readonly string[]): boolean => AEROSOL.some((code) => codes.includes(code));

/**
 * The hazard statements that a product's label bears. Those of a sheet are also of classes in 2.1, and of an aerosol the
 * aspiration hazard need not be on the label (CLP Annex I 1.3.3): where 2.2 shows pictograms without its own, it is not.
 */
export function labelledCodes(read: Pick<Elements, "hazard_statements" | "ghs_pictograms">): string[] {
  const codes = [...read.hazard_statements];
  const isReleased = read.ghs_pictograms.length > 0 && !read.ghs_pictograms.includes("GHS08");
  return isReleased && isAerosol(codes) ? codes.filter((code) => code !== "H304") : codes;
}
