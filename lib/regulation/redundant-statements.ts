/** Hazard codes without those that another of them makes redundant (CLP Art. 27). */
export function withoutRedundantCodes(codes: readonly string[]): string[] {
  return codes.filter((code) => !statementsThatReplace(code).some((stronger) => codes.includes(stronger)));
}

/** The statements beside which a label may leave this one out (CLP Art. 27). */
export function statementsThatReplace(code: string): string[] {
  return REDUNDANT.flatMap(([stronger, weaker]) => (weaker === code ? [stronger] : []));
}

const REDUNDANT = [
  ["H410", "H400"],
  ["H410", "H411"],
  ["H411", "H412"],
  ["H314", "H318"],
  ["H360FD", "H360"],
  ["H360FD", "H360F"],
  ["H360FD", "H360D"],
  ["H361fd", "H361"],
  ["H361fd", "H361f"],
  ["H361fd", "H361d"],
  ["EUH441", "EUH440"],
  ["EUH451", "EUH450"],
] as const;
