/** A value of a section as one line: the printed text of a measured value, the members of an object in order. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join(", ");
  if (typeof value !== "object") return String(value);
  if ("text" in value && typeof value.text === "string" && !("code" in value)) return value.text;
  return Object.values(value).map(valueText).filter(Boolean).join(" · ");
}
