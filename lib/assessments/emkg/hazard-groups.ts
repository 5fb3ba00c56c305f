import emkg from "@/lib/regulation/emkg.json";

export type GroupMatch = { group: string; codes: string[] };

/** Single codes of printed ones: "H300+H310" is two; each once. */
export function singleCodes(codes: readonly string[]): string[] {
  return [...new Set(codes.flatMap((code) => code.split("+").map((part) => part.trim())))];
}

/** The hazard group of inhalation, A to E, and the codes that put the sheet into it. */
export function hazardGroup(codes: readonly string[]): { group: string; h_codes: string[] } {
  const found = worstGroup(codes, emkg.inhalation.order, emkg.inhalation.groupsByH);
  return { group: found?.group ?? "A", h_codes: found?.codes ?? [] };
}

/** The first group of `order` that any code belongs to. */
export function worstGroup(
  codes: readonly string[],
  order: readonly string[],
  groups: Readonly<Record<string, readonly string[]>>,
): GroupMatch | null {
  for (const group of order) {
    const matching = singleCodes(codes).filter((code) => isListed(code, groups[group] ?? []));
    if (matching.length) return { group, codes: matching };
  }
  return null;
}

/** A code with letters that the list does not spell out ("H361fd") counts as the plain one. */
export function isListed(code: string, list: readonly string[]): boolean {
  return list.includes(code) || list.includes(code.slice(0, 4));
}
