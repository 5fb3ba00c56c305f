import data from "./statements.json";

type StatementKind = "H" | "EUH" | "P";
export type Wordings = { readonly [language: string]: string | undefined };

export type Statement = { code: string; kind: StatementKind; text: Wordings; plain?: Wordings };

const current: readonly Statement[] = data.statements.map((entry) => ({
  code: entry.code,
  kind: entry.kind as StatementKind,
  text: entry.text,
  ...("plain" in entry && entry.plain ? { plain: entry.plain as Wordings } : {}),
}));
const additional: readonly Statement[] = [...data.addenda, ...data.legacy].map((entry) => ({
  code: entry.code,
  kind: entry.kind as StatementKind,
  text: entry.text,
}));

/** Statements in force first, then those of the UN system and of earlier law, and other official wordings. */
export const allStatements: readonly Statement[] = [...current, ...additional];

const codes = new Set(allStatements.map((statement) => statement.code));
for (const code of [...codes]) if (/^P\d/.test(code)) for (const part of code.split("+")) codes.add(part);

/** True for a single code or a combination that the law lists (or once listed). */
export function isStatementCode(code: string): boolean {
  return codes.has(code);
}

/** Wordings of earlier law by code and language: for reading older sheets, never for new labels. */
export const olderWordings: {
  readonly [code: string]: { readonly [language: string]: readonly string[] | undefined };
} = data.olderWording;

const byCode = new Map<string, Statement>();
for (const statement of allStatements) if (!byCode.has(statement.code)) byCode.set(statement.code, statement);

/** The statement with its official texts, or null when the code is unknown. */
export function statementByCode(code: string): Statement | null {
  return byCode.get(code) ?? null;
}
