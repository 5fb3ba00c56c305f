import anyAscii from "any-ascii";

/** Scripts of which the typeface has no signs: all but the Latin, Greek and Cyrillic ones, and full-width forms. */
const OTHER_SCRIPT =
  /(?:(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]|[\u3000-\u30FF\u3200-\u33FF\uFF00-\uFFEF])+/gu;

/** A text with what is in another script written in Latin letters; the same text where there is none. */
function latinText(text: string): string {
  const latin = text.replace(OTHER_SCRIPT, (other) => anyAscii(other));
  return latin === text ? text : latin.replace(/ {2,}/g, " ");
}

/**
 * A content of plain data whose texts are all in letters that can be printed, and which of them were not: names from
 * Korea or China would else be rows of empty boxes. Values under `except` stay as they are.
 */
export function inLatinScript<Content extends object>(
  content: Content,
  except: readonly (keyof Content)[],
): { value: Content; written: string[] } {
  const written = new Set<string>();
  const convert = (value: unknown): unknown => {
    if (typeof value === "string") {
      const latin = latinText(value);
      if (latin !== value) written.add(value);
      return latin;
    }
    if (Array.isArray(value)) return value.map(convert);
    return value !== null && typeof value === "object"
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, convert(one)]))
      : value;
  };
  const kept = new Set<PropertyKey>(except);
  const entries = Object.entries(content).map(([key, value]) => [
    key,
    kept.has(key) ? value : convert(value),
  ]);
  return { value: { ...content, ...Object.fromEntries(entries) }, written: [...written] };
}
