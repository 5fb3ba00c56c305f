import { matchesIn } from "@/lib/extraction/rules/matches";

const CLOCK = String.raw`\d{1,2}(?:[.:]\d{2})?\s?(?:[ap]\.?m\.?|uhr|hrs?|h)?`;
const DAY = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|werktags?|mo|di|mi|do|fr|sa|so)\b\.?|(?:lun|mar|mer|jeu|ven|sam|dim)[a-z]{0,5}\.?|(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)`;
const TO = String.raw`\s?(?:-|–|—|to|and|und|et|till|bis|tot|à|au|through)\s?`;
/** Pieces of opening hours; what stands between two of them is theirs when it is punctuation or a small word. */
const TOKEN = new RegExp(
  [
    String.raw`24\s?h?\s?\/\s?(?:24\s?h?|7)(?!\d)(?:\s?\/\s?365)?`,
    String.raw`24[\s-]{0,2}(?:h(?:ou)?rs?|h(?:eures?)?|std\.?|stunden|uur|uren)(?!\p{L})`,
    "(?:7|seven) days?|365 days|7 tage(?: die woche)?|7 jours(?: sur 7)?|7 dagen",
    String.raw`(?:(?:a|per|pro|am|par) |\/\s?)(?:day|week|year|tag|woche|jahr|jour|semaine|an|dag)(?!\p{L})`,
    "(?:every|each|jeder|jede|chaque|elke) (?:day|week|tag|woche|jour|dag)|täglich|daily|rund um die uhr|tag und nacht|day (?:and|or) night|jour et nuit|dag en nacht",
    String.raw`(?:(?:during|outside|after|normal|regular|within|während|außerhalb|pendant|tijdens|buiten|der|les)\s){0,2}(?:office|business|working|bürozeiten|büroöffnungszeiten|öffnungszeiten|geschäftszeiten|heures de bureau|kantooruren)(?: hours)?`,
    String.raw`(?<!\p{L})(?:${DAY})(?:${TO}(?:${DAY}))?(?!\p{L})`,
    String.raw`(?<![\d+/:]|\d[.,]|[-–]\s?)${CLOCK}${TO}(?:\d{1,2}[.:]\d{2}|\d{1,2}(?=\s?(?:[ap]\.?m|uhr|h)))\s?(?:[ap]\.?m\.?|uhr|hrs?|h)?(?![\d\p{L}])`,
    String.raw`(?<!\p{L})(?:EST|EDT|CST|PST|GMT|CET|MEZ|AEST)(?!\p{L})|UTC\s?[+-]\s?\d{1,2}(?::\d{2})?`,
  ]
    .map((token) => `(?:${token})`)
    .join("|"),
  "giu",
);
const BETWEEN = /^[\s,;:/&()-]{0,3}(?:(?:and|und|et|en|or|of|from|von|van|de|am|at|on)\s{1,2})?$/iu;
/** What is no opening hours by itself: a time zone, "per year". */
const ALONE =
  /(?<!UTC\s?[+-]\s?)(?<![\d:])\d|day|tag|jour|dag|nacht|hours|zeiten|uhr|bureau|kantoor|täglich|daily/i;

export type HoursFound = { text: string; at: number; end: number };

/** Opening hours in a text: "24/7", "Mon-Fri 09:00 AM - 05:00 PM", "24 Stunden/Tag". */
export function hoursIn(text: string): HoursFound[] {
  const spans: { at: number; end: number }[] = [];
  for (const match of matchesIn(text, TOKEN)) {
    const last = spans.at(-1);
    const end = match.index + match[0].length;
    if (last && BETWEEN.test(text.slice(last.end, match.index))) last.end = end;
    else spans.push({ at: match.index, end });
  }
  return spans
    .map((span) => closed(text, span))
    .map(({ at, end }) => ({ at, end, text: text.slice(at, end).replace(/\s+/g, " ").trim() }))
    .filter(({ text: found }) => ALONE.test(found));
}

/** "office hours (8-17 h" with the bracket that closes it. */
function closed(text: string, { at, end }: { at: number; end: number }) {
  const isOpen = text.slice(at, end).lastIndexOf("(") > text.slice(at, end).lastIndexOf(")");
  return { at, end: isOpen && text.charAt(end) === ")" ? end + 1 : end };
}
