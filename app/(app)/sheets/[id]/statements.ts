/** Statements as the section object holds them; anything else is left out. */
export function statementsOf(value: unknown): { code: string; text: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || !("code" in entry)) return [];
    return [{ code: String(entry.code ?? ""), text: "text" in entry ? String(entry.text ?? "") : "" }];
  });
}
