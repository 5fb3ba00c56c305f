import { statementText } from "@/lib/regulation/statement-text";
import type { LabelContent } from "./content";

/** The content with acute toxicity statements of one severity as one; the same object when there are none. */
export function combinedStatements(
  content: LabelContent,
  combine: (codes: readonly string[]) => string[],
): LabelContent {
  const byCode = new Map(content.hazardStatements.map((statement) => [statement.code, statement]));
  const codes = content.hazardStatements.flatMap(({ code }) => code ?? []);
  const combined = combine(codes);
  if (combined.length === codes.length) return content;
  const statements = combined.flatMap((code) => {
    const text = statementText(code, content.language)?.text;
    return byCode.get(code) ?? (text ? { code, text } : []);
  });
  const uncoded = content.hazardStatements.filter(({ code }) => code === null);
  return { ...content, hazardStatements: [...statements, ...uncoded] };
}
