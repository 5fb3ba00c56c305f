import { foldText } from "@/lib/extraction/glyphs/folded-text";

/** A break between words, be it a space, the end of a sentence ".", or of a line "|". */
const BREAK = "[ .|]+";
/** Words that makers fill in: within one sentence and, but for lists of substances, within one paragraph. */
const GAP = "(?: +[^ .|]+){0,40}?";
const GAP_OVER_LINES = "(?:[ |]+[^ .|]+){0,80}?";
const GAP_TO_END = "(?: +[^ .|]+){0,60}";

/** Spellings on both sides of the Atlantic and numbers that makers vary. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  vapour: "vapou?rs?",
  vapours: "vapou?rs?",
  vapor: "vapou?rs?",
  center: "cent(?:er|re)",
  centre: "cent(?:er|re)",
  person: "(?:person|victim)",
  effects: "effects?",
  oxidiser: "oxidi[sz]er",
  injury: "injur(?:y|ies)",
};

function wordPattern(word: string): string {
  const plain = SPELLINGS[word];
  return (
    plain ??
    word
      .replace(/\[/g, "(?:")
      .replace(/\]/g, ")?")
      .replace(/\((?!\?)/g, "(?:")
      .replace(/ /g, BREAK)
  );
}

/** Splits at spaces outside brackets. */
function itemsOf(wording: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = "";
  for (const character of wording) {
    if ("[({".includes(character)) depth++;
    if ("])}".includes(character)) depth--;
    if (character === " " && depth === 0) {
      if (item) items.push(item);
      item = "";
    } else item += character;
  }
  if (item) items.push(item);
  return items;
}

function setPattern(words: string): string {
  const one = `(?:${words.split(" ").map(wordPattern).join("|")})`;
  return `${one}(?:${BREAK}${one})*(?![a-z0-9])`;
}

/** A wording as a regular expression over text folded with its breaks. */
export function sequencePattern(wording: string): string {
  let result = "";
  const items = itemsOf(wording);
  for (const [i, item] of items.entries()) {
    const last = i === items.length - 1;
    if (item === "**") result += GAP_OVER_LINES;
    if (item === "*" || item === "[*]") result += last ? GAP_TO_END : GAP;
    if (/^\[?\*+\]?$/.test(item)) continue;
    const optional = /^\[(.*)\]$/.exec(item);
    const inner = optional
      ? `(?:${(optional[1] ?? "").split("|").map(sequencePattern).join("|")})`
      : item.startsWith("{")
        ? setPattern(item.slice(1, -1))
        : wordPattern(item);
    if (i === 0) result += optional ? `(?:${inner}${BREAK})?` : inner;
    else {
      const follows = items[i - 1]?.startsWith("[") && i === 1 ? "" : BREAK;
      result += optional ? `(?:${BREAK}${inner})?` : `${follows}${inner}`;
    }
  }
  return result;
}

/** A choice of words counts a little less than the word itself: "call a doctor" before "call a {poison center doctor}". */
const CHOICE = 0.9;

/** How many words of a wording must stand there as they are. */
export function literalsOf(wording: string): number {
  let count = 0;
  for (const item of itemsOf(wording)) {
    if (item.startsWith("[") || item.startsWith("*")) continue;
    if (item.startsWith("{")) count += CHOICE;
    else if (item.startsWith("("))
      count += Math.min(
        ...item
          .replace(/[()]/g, " ")
          .split("|")
          .map((words) => words.trim().split(" ").length),
      );
    else count += 1;
  }
  return count;
}

/** An official text as a wording: fragments to fill in become gaps, alternatives sets of words. */
export function officialWording(text: string): string {
  const marked = text.replace(/<[^>]*>?/g, " [*] ").replace(/\.\.\./g, "…");
  const folded = [...marked].map((c) => (/[[\]…/*]/.test(c) ? c : foldText(c))).join("");
  const spaced = folded.replace(/ *\/ */g, "/").replace(/\[[^\]*]*…[^\]]*\]/g, "[*]");
  return itemsOf(spaced)
    .map((item) => {
      if (item === "[*]") return item;
      if (item.startsWith("["))
        return item.includes("/") ? `[{${item.slice(1, -1).replace(/[/ ]+/g, " ")}}]` : item;
      if (!item.includes("/")) return item.replace(/…/g, " * ").trim();
      const words = item
        .split("/")
        .flatMap((word) => word.split("…"))
        .filter(Boolean);
      return item.includes("…") ? `{${words.join(" ")}} *` : `{${words.join(" ")} and or}`;
    })
    .join(" ")
    .replace(/(?:\* ?){2,}/g, "* ")
    .trim();
}
