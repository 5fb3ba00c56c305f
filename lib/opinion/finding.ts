import type { NotComputable } from "./computed";
import catalogue from "./findings.json";
import { questionOf } from "./letter/question";
import { type OpinionState, type Severity, severities } from "./states";
import type { Subject } from "./subject";

export type FindingCode = keyof typeof catalogue.findings;
export const findingCodes = Object.keys(catalogue.findings) as FindingCode[];
export const messageLanguages = ["en", "nl", "de", "fr"] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

/** What a check found: the code says the rest. */
export type Draft = {
  code: FindingCode;
  /** Where it shows: paths as in `errors` and sources. */
  paths: readonly string[];
  found?: string | null;
  expected?: string | null;
  /** What the message names: a component, a class. */
  about?: string;
  /** Milder than the code's own, where less is known than usual. */
  severity?: Severity;
};

export type Finding = {
  code: FindingCode;
  severity: Severity;
  message: string;
  article: string;
  sections: number[];
  paths: string[];
  found: string | null;
  expected: string | null;
  /** What the supplier is asked; null where he cannot tell, and where what was read is to be looked at first. */
  question: string | null;
};

/** A finding in one language. What rests on a value that is in doubt is at most a warning, and says so. */
export function findingOf(draft: Draft, { read, hazards }: Subject, language: MessageLanguage): Finding {
  const { severity: usual, article, message } = catalogue.findings[draft.code];
  const isDoubtful = draft.paths.some(
    (path) => isDoubted(path, read.errors) || (path.startsWith("section2") && hazards !== "known"),
  );
  const severity = milder(draft.severity ?? severityIn(usual), isDoubtful ? "warning" : "error");
  const isCapped = isDoubtful && severity !== "note";
  const text = filled(message[language], draft, language);
  return {
    code: draft.code,
    severity,
    message: isCapped ? `${text} ${catalogue.doubt[language]}` : text,
    article,
    sections: sectionsIn(draft.paths),
    paths: [...draft.paths],
    found: draft.found ?? null,
    expected: draft.expected ?? null,
    question: isDoubtful
      ? null
      : questionOf(draft.code, text, (wording) => filled(wording[language], draft, language)),
  };
}

/** Why something was not computed, in one language. */
export function notComputableText({ reason, component }: NotComputable, language: MessageLanguage): string {
  return catalogue.notComputable[reason][language].replace("{component}", component ?? "");
}

/** The worst of them; "none" without any. */
export function worstOf(findings: readonly { severity: Severity }[]): OpinionState {
  return severities.find((severity) => findings.some((one) => one.severity === severity)) ?? "none";
}

function severityIn(name: string): Severity {
  return severities.find((severity) => severity === name) ?? "note";
}

function milder(a: Severity, b: Severity): Severity {
  return severities.indexOf(a) > severities.indexOf(b) ? a : b;
}

function isDoubted(path: string, errors: Readonly<Record<string, string>>): boolean {
  return Object.keys(errors).some((doubted) => doubted.startsWith(path) || path.startsWith(doubted));
}

function filled(text: string, { about, found, expected }: Draft, language: MessageLanguage): string {
  const values: Record<string, string | null | undefined> = { about, found, expected };
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => withDays(values[name] ?? gap, language));
}

/** Days as people of the language write them; in English the day comes first. */
function withDays(text: string, language: MessageLanguage): string {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return text.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => {
    const date = new Date(day);
    return Number.isNaN(date.getTime()) ? day : format.format(date);
  });
}

const sectionsIn = (paths: readonly string[]) =>
  [...new Set(paths.map((path) => Number(/^section(\d+)/.exec(path)?.[1] ?? 0)))].filter(
    (number) => number > 0,
  );
