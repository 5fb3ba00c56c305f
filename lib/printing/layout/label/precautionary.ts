import rules from "@/lib/regulation/hazard-classes.json";

/** CLP Art. 28(3): not more than six, unless the nature and severity of the hazards need more. */
const PRECAUTIONARY_LIMIT = 6;

/**
 * At most six of the sheet's precautionary codes, after CLP Art. 28: redundant ones go first, then those that
 * matter least for the label's hazards. Always the same choice, in the order of their numbers.
 */
export function chosenPrecautions(
  codes: readonly string[],
  hazards: readonly string[],
  audience: { generalPublic: boolean },
): string[] {
  const useful = withoutRedundant([...new Set(codes)]);
  const ranked = useful
    .map((code) => ({ code, rank: rankOf(code, hazards, audience.generalPublic) }))
    .sort((a, b) => a.rank - b.rank || byCode(a.code, b.code));
  const chosen = ranked.slice(0, PRECAUTIONARY_LIMIT).map(({ code }) => code);
  return chosen.sort(byCode);
}

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Art. 28(1): a statement goes that says no more than another one beside it. */
function withoutRedundant(codes: string[]): string[] {
  const parts = new Set(codes.flatMap((code) => code.split("+")));
  return codes.filter((code) => {
    if (SAID_BY[code]?.some((stronger) => parts.has(stronger))) return false;
    return !codes.some((other) => other !== code && contains(other, code));
  });
}

const contains = (whole: string, part: string) =>
  part.split("+").every((piece) => whole.split("+").includes(piece));

const SAID_BY: Record<string, string[] | undefined> = {
  P103: ["P202"],
  P261: ["P260"],
  P312: ["P310", "P311"],
  P311: ["P310"],
  P313: ["P310", "P311"],
  P314: ["P310"],
  P362: ["P361"],
  "P362+P364": ["P361"],
  P404: ["P403"],
};

const LAST = 1000;

function rankOf(code: string, hazards: readonly string[], generalPublic: boolean): number {
  if (generalPublic && GENERAL_PUBLIC_FIRST.has(code)) return -1;
  const single = hazards.flatMap((hazard) => hazard.split("+"));
  const rank = RANKING.findIndex(
    (row) =>
      contains(code, row.code) && (row.hazards === null || single.some((one) => matches(row.hazards, one))),
  );
  if (rank >= 0) return rank;
  return LAST + (GROUP_ORDER[code.charAt(1)] ?? 0);
}

// Art. 28(2): what goes to the general public says how to dispose of it; P102 belongs on every such package.
const GENERAL_PUBLIC_FIRST = new Set(["P102", "P501", "P502", "P503"]);

// Unranked ones: response, prevention, storage, disposal; the general ones are for consumers alone.
const GROUP_ORDER: Record<string, number | undefined> = { 3: 0, 2: 1, 4: 2, 5: 3, 1: 4 };

type RankingRow = { code: string; hazards: RegExp[] | null };

const matches = (patterns: RegExp[] | null, code: string) => patterns?.some((pattern) => pattern.test(code));

const RANKING: RankingRow[] = rules.pStatementSelection.simpleRanking.map(([code = "", hazards = ""]) => ({
  code,
  hazards: hazards === "most" ? null : hazards.split(",").map(patternOf),
}));

/** "H360" also stands for H360FD; "H220-H226" for every code between. */
function patternOf(text: string): RegExp {
  const [from = text, to] = text.split("-");
  if (!to) return new RegExp(`^${from}[A-Za-z]*$`);
  const numbers: number[] = [];
  for (let n = Number(from.slice(1)); n <= Number(to.slice(1)); n++) numbers.push(n);
  return new RegExp(`^H(?:${numbers.join("|")})$`);
}
