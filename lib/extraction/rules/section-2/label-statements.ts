import { remembered } from "@/lib/extraction/glyphs/remembered";
import { pattern, words } from "@/lib/extraction/language/words";
import type { Line, SheetContext } from "@/lib/extraction/model";
import { codesIn, type FoundCode } from "@/lib/extraction/rules/statement-codes";
import { statementTextsIn } from "@/lib/extraction/rules/statement-texts";
import { type ZonePart, ZoneText } from "@/lib/extraction/rules/zone-text";
import { statementByCode } from "@/lib/regulation/statements";
import { withoutCodesOfOthers } from "./codes-of-others";
import { isOfProduct, type Zone } from "./hazard-labels";

export type ReadStatement = {
  code: string;
  /** As printed, else the official text. */
  text: string | null;
  lines: Line[];
  /** True when the sheet prints the code, false when its text alone was recognised. */
  coded: boolean;
  /** Another code whose official text stands beside this one. */
  contradictedBy: string | null;
};

export type LabelStatements = { hazard: ReadStatement[]; precautionary: ReadStatement[] };

const LONGEST_TEXT = 600;
const isOfLabel = (zone: Zone) => isOfProduct(zone) && zone !== "classification";
const isClassification = (zone: Zone) => zone === "classification";

/** Headings within the precautionary statements end the text before them. */
const SUBTITLE = pattern("isu")`\n\s*[•·*-]?\s*${words.hazards.statementGroups}\b[^.\n]{0,30}(?:\n|:).*$`;

const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/^[\s:;,.)\]–—-]+/, "")
    .replace(/[\s(,;:+[–—-]+$/, "")
    .trim();

/** The text behind a code up to the next code or label; where codes stand behind their texts, the text before it. */
function printedText(source: ZoneText, found: FoundCode, next: FoundCode | undefined): string {
  const { text } = source;
  const lineStart = text.lastIndexOf("\n", found.at - 1) + 1;
  const before = text.slice(lineStart, found.at);
  const behindItsText =
    /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(before) && /^[\s)\].]*\n/.test(text.slice(found.end));
  if (behindItsText && codesIn(before).length === 0) return tidy(before);
  const end = Math.min(next?.at ?? text.length, source.blockEnd(found.end), found.end + LONGEST_TEXT);
  return tidy(text.slice(found.end, end).replace(SUBTITLE, ""));
}

/** H350 and H350i, or H302 within H302+H312, say the same as far as the text goes. */
function sameStatement(a: string, b: string): boolean {
  const stem = (code: string) => code.replace(/[A-Za-z]+$/, "");
  return a.split("+").some((x) => b.split("+").some((y) => stem(x) === stem(y)));
}

/** Sheets print the same statements: each is looked for once. The languages come first in a line of their own. */
const textsIn = remembered((key): readonly FoundCode[] => {
  const end = key.indexOf("\n");
  return statementTextsIn(key.slice(end + 1), key.slice(0, end).split(" "));
});

/** What follows the statement on the sheet is cut off where the statement's own wording is recognised. */
function ownWording(code: string, printed: string, languages: readonly string[]): string | null {
  let end = 0;
  for (const part of textsIn(`${languages.join(" ")}\n${printed}`)) {
    if (part.at - end > 3 || !sameStatement(part.code, code)) break;
    end = part.end;
  }
  if (end === 0) return null;
  const stop = /^[\s)]*[.!]/.exec(printed.slice(end))?.[0] ?? "";
  return printed.slice(0, end) + stop.trimStart();
}

/** A wrongly printed text is a doubt only where a whole hazard statement of another code stands there. */
function contradiction(code: string, printed: string, languages: readonly string[]): string | null {
  if (!code.startsWith("H") || printed === "") return null;
  const [first] = statementTextsIn(printed.slice(0, 200), languages);
  const other = first?.at === 0 && first.code.startsWith("H") ? first.code : null;
  return other && !sameStatement(code, other) ? other : null;
}

function officialText(code: string, language: string): string | null {
  const statement = statementByCode(code);
  return statement?.plain?.[language] ?? statement?.text[language] ?? null;
}

/** Around the codes of 2.1 stand remarks of all kinds, so there only a wording that is recognised counts. */
function codedStatements(
  source: ZoneText,
  language: string,
  languages: readonly string[],
  isLabel: boolean,
): ReadStatement[] {
  const found = codesIn(source.text);
  return found.map((one, i) => {
    const next = found.slice(i + 1).find((other) => other.at >= one.end);
    const printed = printedText(source, one, next);
    const own = ownWording(one.code, printed, languages) ?? (isLabel ? printed : "");
    return {
      code: one.code,
      text: own || officialText(one.code, language),
      lines: source.linesBetween(one.at, one.end),
      coded: true,
      contradictedBy: contradiction(one.code, printed, languages),
    };
  });
}

/** "R66 - ", "R20/21: ", "AUH066": what follows is the older law's sentence, or Australia's, though worded as CLP's. */
const OTHER_CODE = /(?<![\p{L}\d])(?:[RS]\s?\d{1,2}(?:\s?\/\s?\d{1,2})*|AUH\s?\d{3}[A-Z]?)\s?[-–:]?\s*$/u;
const LONGEST_CODE = 20;

function recognisedStatements(source: ZoneText, languages: readonly string[]): ReadStatement[] {
  const { text } = source;
  const isOther = ({ at }: FoundCode) => OTHER_CODE.test(text.slice(Math.max(0, at - LONGEST_CODE), at));
  return statementTextsIn(text, languages)
    .filter((one) => !isOther(one))
    .map((one) => ({
      code: one.code,
      text: text.slice(one.at, one.end).replace(/\s+/g, " ").trim(),
      lines: source.linesBetween(one.at, one.end),
      coded: false,
      contradictedBy: null,
    }));
}

/** The first reading of a code counts; one with a printed text is preferred. */
function unique(statements: readonly ReadStatement[]): ReadStatement[] {
  const byCode = new Map<string, ReadStatement>();
  for (const statement of statements) if (!byCode.has(statement.code)) byCode.set(statement.code, statement);
  return [...byCode.values()];
}

const isHazard = (statement: ReadStatement) => !statement.code.startsWith("P");
const isPrecaution = (statement: ReadStatement) => statement.code.startsWith("P");
const isSupplement = (statement: ReadStatement) => statement.code.startsWith("EUH");

function zones(parts: readonly ZonePart[], isWanted: (zone: Zone) => boolean): ZoneText {
  return new ZoneText(parts.filter(({ zone }) => isWanted(zone)).map(withoutCodesOfOthers));
}

/** On a sheet in two languages the statements may stand in English only. */
function recognisedOrInEnglish(source: ZoneText, languages: readonly string[]): ReadStatement[] {
  const found = recognisedStatements(source, languages);
  return found.length > 0 || languages.includes("en") ? found : recognisedStatements(source, ["en"]);
}

/**
 * With a "Hazard statements" label the texts stand below it, or elsewhere but among the advice, which may say "May be
 * harmful if swallowed" of what is not classified; without one anywhere on the label.
 */
function hazardTexts(parts: readonly ZonePart[], languages: readonly string[]): ReadStatement[] {
  const labelled = parts.some((part) => part.zone === "hazard" && part.labelled);
  const textsOf = (isWanted: (zone: Zone) => boolean) =>
    recognisedOrInEnglish(zones(parts, isWanted), languages).filter(isHazard);
  const under = labelled ? textsOf((zone) => zone === "hazard") : [];
  if (under.length > 0) return under;
  return textsOf((zone) => isOfProduct(zone) && !(labelled && zone === "precautionary"));
}

/** EUH statements are a matter of CLP; elsewhere the same sentences are the maker's own advice. */
function followsClp(parts: readonly ZonePart[], context: SheetContext): boolean {
  return (
    context.jurisdiction === "eu" ||
    (context.jurisdiction === "other" &&
      parts.some((part) => /1272\s*\/\s*2008|\bCLP\b|\bEUH/.test(part.line.text)))
  );
}

/**
 * The product's own hazard and precautionary statements in 2.1 and 2.2: by their codes where the sheet prints codes,
 * else by their texts. `followsGhs` is false for sheets of the time before, whose sentences only look alike.
 */
export function readLabelStatements(
  parts: readonly ZonePart[],
  context: SheetContext,
  followsGhs: boolean,
): LabelStatements {
  const languages = [...new Set([context.language, context.words])];
  const label = zones(parts, isOfLabel);
  // the label first: 2.1 prints codes without their texts, or with remarks
  const sources = [label, zones(parts, isClassification)];
  const coded = sources.flatMap((source) =>
    codedStatements(source, context.language, languages, source === label),
  );
  const hazard = coded.filter(isHazard);
  const precautionary = coded.filter(isPrecaution);
  if (followsGhs && !hazard.some((statement) => !isSupplement(statement)))
    hazard.push(...hazardTexts(parts, languages).filter((statement) => !isSupplement(statement)));
  if (followsClp(parts, context)) hazard.push(...recognisedStatements(label, languages).filter(isSupplement));
  // a sheet without a word for its label says all of it below the classification
  for (const source of sources)
    if (followsGhs && precautionary.length === 0)
      precautionary.push(...recognisedOrInEnglish(source, languages).filter(isPrecaution));
  return { hazard: unique(hazard), precautionary: unique(precautionary) };
}
