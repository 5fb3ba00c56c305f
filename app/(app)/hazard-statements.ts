import type { Statements } from "@/components/statements";
import { getLanguage } from "@/i18n/language";
import { statementText } from "@/lib/regulation/statement-text";
import { allStatements } from "@/lib/regulation/statements";

/** The wording of every H and EUH code in the language of the screen. */
export async function hazardStatements(): Promise<Statements> {
  const language = await getLanguage();
  const codes = allStatements.filter(({ kind }) => kind !== "P").map(({ code }) => code);
  return Object.fromEntries(codes.map((code) => [code, statementText(code, language)?.text ?? ""]));
}
