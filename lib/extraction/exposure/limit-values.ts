import { toNumber } from "@/lib/extraction/measured-number";

/** One number of an exposure limit: the mean over a shift or the short-term value. */
export type LimitValue = { period: "twa" | "stel" | null; value: number; unit: string; at: number };

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const UNIT = String.raw`(?:mg\s?\/\s?m\s?[3³]|[µμu]g\s?\/\s?m\s?[3³]|ppm|ml\s?\/\s?m\s?[3³]|cm[3³]\s?\/\s?m[3³]|ppb|f(?:ib(?:er|re)s?)?\s?\/\s?(?:cm[3³]|ml|cc))`;
const VALUE = new RegExp(String.raw`(?<![\d.,\p{L}])(?<value>${NUMBER})\s?\(?(?<unit>${UNIT})`, "giu");

const SHORT =
  /\b(?:STEL|STEV|ST|short[- ]term|kurzzeit\p{L}*|KZGW|KZW|VLCT|VLE|VLA-EC|court terme|TGG[- ]?15|15[- ]?(?:min|minut|minuten|minutes|minuti|minutos)\p{L}*|korte (?:termijn|tijd)|ceiling|plafond|höhepunkt|spitzenbegrenzung|MAK-Mow|C)\b/giu;
const MEAN =
  /\b(?:TWA(?:EV)?|8[- ]?(?:h|hr|hrs|hours?|std|stunden|uren|uur|heures|ore|horas)\b|time[- ]weighted|schichtmittel\p{L}*|langzeit\p{L}*|TMW|VME|VLA-ED|VLEP|TGG[- ]?8|tijdgewogen|tijdsgewogen|AGW|PEL|REL|TLV|OEL|WEL|long[- ]term|MAK)\b/giu;

export function unitOf(written: string): string {
  const compact = written.toLowerCase().replace(/\s/g, "").replace("3", "³").replace(/[μu]g/, "µg");
  if (compact === "ml/m³" || compact === "cm³/m³") return "ppm";
  return /^f/.test(compact) ? "f/cm³" : compact;
}

/** What the words of a text say of the period; the last such word counts, for it stands next to the number. */
export function periodIn(text: string): LimitValue["period"] {
  const last = (pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.index ?? -1;
  const short = last(SHORT);
  const mean = last(MEAN);
  if (short < 0 && mean < 0) return null;
  return short > mean ? "stel" : "twa";
}

/** What stands behind a number up to the next one: "5 ppm 8 hours", "1 mg/m³ (15 min)". */
function periodBehind(text: string): LimitValue["period"] {
  const near = text.slice(0, 28);
  if (/^\W*\(?\W*(?:15|10|30)[- ]?(?:min|h?m)/iu.test(near)) return "stel";
  return /^\W*\(?\W*8[- ]?(?:h|std|stun|uur|uren|heur|ore|tim)/iu.test(near) ? "twa" : null;
}

/** The limit values of a text; values that a court vacated or that tell immediate danger are none. */
export function limitValuesIn(text: string, decimalComma: boolean): LimitValue[] {
  const matches = [...text.matchAll(VALUE)];
  const values: LimitValue[] = [];
  for (const [i, match] of matches.entries()) {
    const previous = matches[i - 1];
    const before = text.slice(previous ? previous.index + previous[0].length : 0, match.index);
    const after = text.slice(match.index + match[0].length, matches[i + 1]?.index ?? text.length);
    if (/vacated|IDLH/i.test(before)) continue;
    const own = periodBehind(after) ?? periodIn(before);
    const inherited = previous && /^[\s,;/(|]*$/.test(before) ? (values.at(-1)?.period ?? null) : null;
    values.push({
      period: own ?? inherited,
      value: toNumber(match.groups?.value ?? "", { decimalComma, thousands: true }),
      unit: unitOf(match.groups?.unit ?? ""),
      at: match.index,
    });
  }
  return values;
}

const LIST =
  /\b(?:US\.? ?)?(?:ACGIH(?:[- ]?TLV)?|OSHA(?:[- ]?PEL)?|NIOSH(?:[- ]?REL)?|Cal(?:\/?OSHA)?[- ]PEL|CA (?:Alberta|British Columbia|Ontario|Quebec|Saskatchewan)(?: Provincial)?|TRGS ?900(?: AGW)?|AGW|MAK|EH40(?:\/2005)?(?: WELs?)?|WEL|IOELV|(?:\d{2,4}\/\d{2,4}\/(?:EC|EG|CE|EU))|GESTIS|INRS|VLEP|VME|SUVA|GKV|WGW|MAC(?:[- ]waarden)?|Safe Work Australia|NOHSC|AU OEL|Belgi(?:ë|um|que)|France|Germany|Deutschland|Allemagne|Netherlands|Nederland|Pays-Bas|United Kingdom|Royaume[- ]Uni|Austria|Österreich|Autriche|Europ(?:ean Union|äische Union|ese Unie)|Union européenne|EU OEL|Mexico OEL)\b/u;

/** The list or country whose limits a text announces; null when it names none. */
export function limitListIn(text: string): string | null {
  return LIST.exec(text)?.[0].trim() ?? null;
}
