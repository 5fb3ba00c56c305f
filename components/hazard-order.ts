/** H codes before the supplemental EUH codes, as on a label (CLP Art. 17, 25). */
export function hazardOrder(codes: readonly string[]): string[] {
  return [...codes.filter((code) => !isSupplemental(code)), ...codes.filter(isSupplemental)];
}

export function isSupplemental(code: string): boolean {
  return code.startsWith("EUH");
}
