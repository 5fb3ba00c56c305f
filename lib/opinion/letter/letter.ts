import { datesOf } from "@/i18n/dates";
import { localeOf } from "@/i18n/locale";
import type { Finding, MessageLanguage } from "../finding";
import words from "./words.json";

/** Whose sheet a letter is about, and who writes. */
export type LetterAbout = {
  product: string;
  /** YYYY-MM-DD; null for a sheet without a date. */
  revisionDate: string | null;
  /** Who signs, a line each: person, team. */
  signers: readonly string[];
};

/** A finding with the page that it shows on, where that is known. */
export type LetterPoint = Pick<Finding, "question" | "sections" | "found" | "expected" | "article"> & {
  page: number | null;
};

/** A letter to the supplier in plain text: each point with its place, what is printed, what is expected, and the law. */
export function letterText(
  about: LetterAbout,
  points: readonly LetterPoint[],
  language: MessageLanguage,
): { subject: string; text: string } {
  const frame = words.frame[language];
  const version = about.revisionDate
    ? frame.dated.replace("{date}", dayIn(about.revisionDate, language))
    : frame.undated;
  const values: Record<string, string> = { product: about.product, version };
  const named = (text: string) => text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
  const parts = [
    frame.greeting,
    named(frame.lead),
    ...points.map((point, at) => pointText(point, at + 1, language)),
    frame.close,
    frame.thanks,
    [frame.bye, ...about.signers].join("\n"),
  ];
  return { subject: named(frame.subject), text: parts.join("\n\n") };
}

function pointText(point: LetterPoint, number: number, language: MessageLanguage): string {
  const frame = words.frame[language];
  const place = placeText(point, language);
  const lines = [
    `${number}. ${place ? `${place}: ` : ""}${point.question ?? ""}`,
    ...(point.found === null ? [] : [`   ${colon(frame.found, language)} ${point.found}`]),
    ...(point.expected === null ? [] : [`   ${colon(frame.expected, language)} ${point.expected}`]),
    `   ${colon(frame.article, language)} ${point.article}`,
  ];
  return lines.join("\n");
}

/** "Section 3, page 2", as much of it as is known. */
function placeText(
  { sections, page }: Pick<LetterPoint, "sections" | "page">,
  language: MessageLanguage,
): string {
  const frame = words.frame[language];
  return [
    ...(sections.length > 0 ? [frame.section.replace("{numbers}", sections.join(", "))] : []),
    ...(page === null ? [] : [frame.page.replace("{page}", String(page))]),
  ].join(", ");
}

const colon = (text: string, language: MessageLanguage) => `${text}${language === "fr" ? " " : ""}:`;

const dayIn = (date: string, language: MessageLanguage) => datesOf(localeOf(language)).longDay(date);
