/** Adobe's Symbol encoding, as far as sheets use it: the sign that a letter of that font shows. */
const symbol = new Map<number, string>([
  [0x61, "α"],
  [0x62, "β"],
  [0x67, "γ"],
  [0x64, "δ"],
  [0x6c, "λ"],
  [0x6d, "µ"],
  [0x72, "ρ"],
  [0x44, "Δ"],
  [0x57, "Ω"],
  [0xa3, "≤"],
  [0xb3, "≥"],
  [0xb0, "°"],
  [0xb1, "±"],
  [0xb4, "×"],
  [0xb7, "•"],
  [0xb9, "≠"],
  [0xbb, "≈"],
  [0xd2, "®"],
  [0xd3, "©"],
  [0xd4, "™"],
  [0xe2, "®"],
  [0xe3, "©"],
  [0xe4, "™"],
]);
const ligatures = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"];
const firstLigature = 0xfb00;
/** PDFium writes this for a hyphen at the end of a line. */
const lineEndHyphen = 0x02;
const softHyphen = 0xad;
/** Some programs write these for the hyphen of the keyboard, in CAS numbers and codes too. */
const hyphen = 0x2010;
const unbrokenHyphen = 0x2011;
const minus = 0x2212;
/** Some write "20 ºC" and "20 ˚C". */
const ordinal = 0xba;
const ring = 0x2da;
const privateUse = { first: 0xe000, last: 0xf8ff };
/** Where Windows keeps the letters of symbol fonts. */
const symbolPage = 0xf000;

/** What a font's name says about how its codes are to be read. */
export type FontKind = "text" | "symbol" | "dingbats";

export function fontKind(name: string): FontKind {
  // URW's clones of ZapfDingbats and Symbol stand in for fonts that a file does not bring along
  if (/wingdings|webdings|dingbats|^(?:\w+\+)?D050000L/i.test(name)) return "dingbats";
  return /(?:^|\+)(?:standard)?symbol/i.test(name) ? "symbol" : "text";
}

/** The text that a character code stands for; empty for marks that are no text, null for white space. */
export function meaningOf(code: number, font: FontKind): string | null {
  if (code > 0x20 && code < 0x7f && font === "text") return String.fromCharCode(code);
  if (
    code === lineEndHyphen ||
    code === softHyphen ||
    code === hyphen ||
    code === unbrokenHyphen ||
    code === minus
  )
    return "-";
  if (code === ordinal || code === ring) return "°";
  if (isWhiteSpace(code)) return null;
  if (isInvisible(code)) return "";
  if (font === "dingbats" && code < 0x100) return "•";
  if (font === "symbol" || (code & 0xff00) === symbolPage) return symbolMeaning(code, font);
  if (code >= privateUse.first && code <= privateUse.last) return "";
  return ligatures[code - firstLigature] ?? String.fromCodePoint(code);
}

function symbolMeaning(code: number, font: FontKind): string {
  const place = code & 0xff;
  const isPrivate = code >= privateUse.first && code <= privateUse.last;
  if (font === "dingbats") return "•";
  const sign = symbol.get(place);
  if (sign && (isPrivate || code < 0x100)) return sign;
  if (!isPrivate) return String.fromCodePoint(code);
  // Digits and marks stand in the Symbol font where ASCII has them; other letters mean nothing here.
  return place > 0x20 && place < 0x41 ? String.fromCharCode(place) : "";
}

function isWhiteSpace(code: number): boolean {
  return (
    code <= 0x20 ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x202f ||
    code === 0x3000 ||
    code === 0xfffe ||
    code === 0xffff
  );
}

function isInvisible(code: number): boolean {
  return (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff;
}
