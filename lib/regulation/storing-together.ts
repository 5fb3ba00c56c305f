import data from "./storing-together.json";

/** Storage classes (Lagerklassen, LGK) of TRGS 510 annex 2, in its order. */
export const storageClasses = data.classes;

export const storingAnswers = ["separate", "restricted", "check", "allowed"] as const;
/** `check`: not held here; to be looked up in table 12. */
type StoringAnswer = (typeof storingAnswers)[number];

export type StoringRule = {
  say: StoringAnswer;
  /** The note to table 12 that restricts; null where it is not known which. */
  rule: string | null;
  certainty: "high" | "medium" | null;
  source: string | null;
};

type Statement = {
  of: string[];
  with?: string[];
  say: string;
  rule?: string | null;
  certainty: string;
  source: string;
};

/** What table 12 of TRGS 510 says of two storage classes in one storage section, as far as it is held here. */
export function storingTogether(a: string, b: string): StoringRule {
  const found = a === b ? data.same.find(({ of }) => of.includes(a)) : statementOf(a, b);
  const answer = storingAnswers.find((one) => one === found?.say);
  if (!found || !answer) return { say: "check", rule: null, certainty: null, source: null };
  return {
    say: answer,
    rule: found.rule ?? null,
    certainty: found.certainty === "high" ? "high" : "medium",
    source: found.source,
  };
}

function statementOf(a: string, b: string): Statement | undefined {
  const statements: Statement[] = data.pairs;
  const fits = (statement: Statement, one: string, other: string) =>
    statement.of.includes(one) && statement.with?.includes(other);
  return statements.find((statement) => fits(statement, a, b) || fits(statement, b, a));
}
