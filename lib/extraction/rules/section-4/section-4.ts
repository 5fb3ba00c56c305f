import { finding } from "@/lib/extraction/findings";
import { pattern, words } from "@/lib/extraction/language/words";
import { isUncertain, withRaisedLabels } from "@/lib/extraction/lines/centred-labels";
import { goingOn, withJoined } from "@/lib/extraction/lines/joined-lines";
import { matchLabel } from "@/lib/extraction/lines/label-match";
import { cellFrom } from "@/lib/extraction/lines/label-rows";
import { type Labels, labelledValues, labelsOf } from "@/lib/extraction/lines/labelled";
import { sourceOf, withCells } from "@/lib/extraction/lines/lines";
import { joined, paragraphReader, withFurther } from "@/lib/extraction/lines/paragraphs";
import type { Cell, Found, Line, Page, Problem, Reader, Section } from "@/lib/extraction/model";
import { cutTexts } from "./cut-texts";
import { itemsBelowRoutes } from "./items-below-routes";
import { withLabelsFirst } from "./labels-behind";
import { adviceLabels, type Route, routeHeadingsIn, routes, routesIn, routesNamed } from "./route-headings";
import { type Parted, partedByItems, partedByRoutes } from "./route-sentences";
import { symptomsApart } from "./symptoms-apart";
import { unreadAdvice } from "./unread-advice";
import { withWholeRoutes } from "./wrapped-routes";

const { notes_to_physician, ...fields } = words.firstAid;

const byWords = {
  words: fields,
  isText: true,
  further: routeHeadingsIn,
  joined: ["symptoms"],
};

/** First aid in general and by route of exposure (4.1), symptoms (4.2) and what the physician needs (4.3). */
const readFields = paragraphReader({
  ...byWords,
  subsections: { "4.2": "symptoms", "4.3": "medical_attention" },
  // Symptoms are told by the same routes, in the same words.
  before: { field: "symptoms", fields: ["general", ...routes] },
});

/** "4.1 Inhalation", "4.2 Eye contact": the numbers of older sheets are those of the routes. */
const readNumberedRoutes = paragraphReader({ ...byWords, subsections: {} });
const numbersRoutes = ({ subsections }: Section) =>
  subsections.some(({ number, title }) => /^4\.[2-9]$/.test(number) && routesNamed(title).length > 0);

/** "Inhalation" / "Symptoms: cough. Move to fresh air.": the texts of the routes begin with their symptoms. */
const readWithSymptoms = paragraphReader({
  ...byWords,
  words: { ...fields, symptoms: [] },
  subsections: { "4.2": "symptoms", "4.3": "medical_attention" },
});
const symptomsLabel = labelsOf({ symptoms: fields.symptoms });
const begins = ({ text }: Line) => /^[^.]*:\s*\S/.test(text) && matchLabel(text, symptomsLabel) !== null;
const tellsSymptomsFirst = ({ lines }: Section) =>
  lines.filter((line, i) => i > 0 && begins(line) && routesNamed(lines[i - 1]?.text ?? "").length > 0)
    .length > 1;

const { medical_attention, other, ...labels } = fields;
const routeLabels = labelsOf(labels);
/** The words of 4.3 that are no notes to the physician. */
const ofSubsection = medical_attention.filter((label) => !notes_to_physician.includes(label));

/** What is for the physician alone, wherever it stands; it is part of `medical_attention` too where that is 4.3. */
const readNotes = paragraphReader({
  isText: true,
  words: { notes_to_physician, other: [...Object.values(labels).flat(), ...ofSubsection, ...other] },
  subsections: {},
});

/** Less is a title, or what is left of one. */
const SHORTEST_ADVICE = 20;
/** Sentences tell their routes less surely than headings. */
const BY_SENTENCES = 0.7;
const OF_TABLE = 0.88;
const WHOLE = 0.55;

export const readSection4: Reader = (printed, sheet) => {
  const own = withoutCodes(printed);
  const parted = symptomsApart(own);
  const section = withRunningRows(withRoutesFirst(parted?.section ?? own));
  const usual = tellsSymptomsFirst(section) ? readWithSymptoms : readFields;
  const read = numbersRoutes(section) ? readNumberedRoutes : usual;
  const headed = withWholeItems(
    withPartedRoutes(read(section, sheet).findings.map(withoutLabel)),
    itemsBelowRoutes(section.lines),
  );
  const items = inItems(section);
  const labelled = items ? [...items, ...headed.filter(({ path }) => !isAdvice(path))] : headed;
  const notes = readNotes(section, sheet).findings;
  const isRouted = labelled.some(({ path }) => isRoute(path));
  // in other languages, headings that are not known stand in the text
  const isKnown = sheet.language === sheet.words;
  const running = isKnown ? runningAdvice(section, labelled) : nothing;
  const unlabelled = isRouted ? beforeRoutes(section, labelled, sheet.pages) : running;
  const apart = parted?.symptoms ?? [];
  const symptoms = apart.length > 0 ? [found("symptoms", joined(apart), OF_TABLE, apart)] : [];
  const findings = [...unlabelled.findings, ...labelled, ...symptoms, ...notes];
  const advice = findings.filter(({ path }) => isAdvice(path));
  const problems = [
    ...unlabelled.problems,
    ...cutTexts(advice, findings, section.lines),
    ...unsureRows(section, advice, sheet.pages),
    ...unreadAdvice(section.lines, findings),
  ];
  return { findings, problems };
};

const CODES = /^(?:P\d{3}(?:\s?\+\s?P\d{3})*[,;\s]*)+$/;

/** "IF IN EYES | P305 + P351 + P338" above what to do: codes alone are no advice. */
function withoutCodes(section: Section): Section {
  if (!section.lines.some(({ cells }) => cells.some(({ text }) => CODES.test(text)))) return section;
  const lines = section.lines.flatMap((line) => {
    const cells = line.cells.filter(({ text }) => !CODES.test(text));
    return cells.length === line.cells.length ? [line] : cells.length > 0 ? [withCells(line, cells)] : [];
  });
  return { ...section, lines };
}

const TITLE_BEFORE = pattern("iu")`^\W*${words.olderSections["4"] ?? []}[^:–-]{0,12}\s[-–]\s+(?=\p{L}[^:]*$)`;

/** "FIRST AID - CONTACT WITH" over "THE SKIN:" as the label "CONTACT WITH" over "THE SKIN:" */
const withRoutesFirst = (section: Section): Section => ({
  ...section,
  lines: withWholeRoutes(withLabelsFirst(section.lines)).map((line) => {
    const [first, ...rest] = line.cells;
    const title = TITLE_BEFORE.exec(first?.text ?? "")?.[0];
    const label = first && title ? cellFrom(first, title.length) : null;
    return first && label ? withCells(line, [{ ...label, rect: first.rect }, ...rest]) : line;
  }),
});

/**
 * "SKIN: Wash.   INHALATION: Get medical" over "attention.   INGESTION: …" is running text whose labels stand apart:
 * what a line begins with in a small letter goes on with the last cell of the line above.
 */
function withRunningRows(section: Section): Section {
  const lines = withJoined(section.lines, (above, line) => {
    const [first, ...rest] = line.cells;
    const last = above.cells.at(-1);
    if (!first || !last || !goesOnBelow(above, last, line)) return null;
    return [goingOn(above, first), ...(rest.length > 0 ? [withCells(line, rest)] : [])];
  });
  return { ...section, lines };
}

function goesOnBelow(above: Line, last: Cell, line: Line): boolean {
  const [head = ""] = last.text.split(":");
  const isRow = above.cells.length > 1 && head !== last.text && routesNamed(head).length > 0;
  const isSameStart = Math.abs(above.rect[0] - line.rect[0]) < 3 && above.page === line.page;
  return (
    isRow && isSameStart && /[.!]\s*$/.test(above.cells.at(-2)?.text ?? "") && /^\p{Ll}/u.test(line.text)
  );
}

/** "INHALATION during work:" */
const LABEL_LEFT = /^\p{Lu}{4}[^.:!?]{3,40}:\s+(?=\p{Lu})/u;

/** What is left of a label is no advice. */
function withoutLabel(one: Found): Found {
  const label = isRoute(one.path) ? (LABEL_LEFT.exec(String(one.value))?.[0] ?? "") : "";
  const [route, ...others] = routesIn(label);
  return route === one.path && others.length === 0
    ? { ...one, value: String(one.value).slice(label.length) }
    : one;
}

const isRoute = (path: string) => routes.some((route) => route === path);
const isAdvice = (path: string) => path === "general" || isRoute(path);

/** Advice for one route that goes on with sentences for others, which have none of their own. */
function withPartedRoutes(findings: readonly Found[]): Found[] {
  return findings.flatMap((one): Found[] => {
    const parted = isRoute(one.path) ? partedByRoutes(String(one.value), 1) : null;
    const others = [...(parted?.byRoute ?? [])].filter(
      ([route]) => !findings.some(({ path }) => path === route),
    );
    if (!parted || others.length === 0) return [one];
    const own = parted.byRoute.get(one.path as Route) ?? "";
    const value = `${parted.general} ${own}`.trim();
    const ofOthers = others.map(([route, text]) => ({ ...one, path: route, value: text }));
    return [...(value === "" ? [] : [{ ...one, value }]), ...ofOthers].map((part) => ({
      ...part,
      confidence: BY_SENTENCES,
    }));
  });
}

/** The routes whose items hold what looks like a label have all of them. */
function withWholeItems(findings: readonly Found[], items: ReadonlyMap<Route, readonly Line[]>): Found[] {
  const whole = [...items].map(([route, lines]) => found(route, joined(lines), OF_TABLE, lines));
  return [...findings.filter(({ path }) => !items.has(path as Route)), ...whole];
}

/** Where labels stand in the middle of their rows, and nothing parts the rows, each text is a doubt. */
function unsureRows(section: Section, advice: readonly Found[], pages: readonly Page[]): Problem[] {
  const lines = linesOf41(section) ?? section.lines;
  if (!isUncertain(lines, pages)) return [];
  const message = "Some lines may be those of the text above or below.";
  return advice.flatMap(({ path }) =>
    isRoute(path) ? [{ path: `section4.${path}`, code: "doubt", message }] : [],
  );
}

type Result = ReturnType<Reader>;
const nothing: Result = { findings: [], problems: [] };

const found = (path: string, value: string, confidence: number, lines: readonly Line[]): Found =>
  finding(path, value, confidence, lines.map(sourceOf));

/** Sentences of 4.1 that stand before its first label are meant for every route. */
function beforeRoutes(section: Section, labelled: readonly Found[], pages: readonly Page[]): Result {
  if (labelled.some(({ path }) => path === "general")) return nothing;
  const lines = withRaisedLabels(linesOf41(section) ?? [], pages);
  const before = linesBefore(lines, withFurther(routeLabels, labels, routeHeadingsIn(lines))) ?? [];
  const value = joined(before);
  if (value.length < SHORTEST_ADVICE || !/[.!]$/.test(value)) return nothing;
  return { findings: [found("general", value, BY_SENTENCES, before)], problems: [] };
}

/**
 * Advice under no heading of a route: parted where its sentences begin with their routes. Where they only speak of
 * routes, each has the whole text, with a doubt; what speaks of none is meant for every route.
 */
function runningAdvice(section: Section, labelled: readonly Found[]): Result {
  const { lines: all, subsections } = section;
  // Of a section without subsections, what stands before its first label
  const own = subsections.length > 0 ? [] : (linesBefore(all, adviceLabels) ?? all);
  const lines = linesOf41(section) ?? own;
  const text = joined(lines);
  if (text.length < SHORTEST_ADVICE || !/[.!]$/.test(text)) return nothing;
  const parted = partedByRoutes(text);
  if (parted) return { findings: foundIn(parted, lines), problems: [] };
  const named = routesIn(text);
  const message = "The text names routes of exposure without saying what is for which.";
  if (named.length > 0)
    return {
      findings: named.map((route) => found(route, text, WHOLE, lines)),
      problems: named.map((route): Problem => ({ path: `section4.${route}`, code: "doubt", message })),
    };
  const isGeneral = !labelled.some(({ path }) => path === "general");
  return isGeneral ? { findings: [found("general", text, BY_SENTENCES, lines)], problems: [] } : nothing;
}

function foundIn({ general, byRoute }: Parted, lines: readonly Line[]): Found[] {
  const texts: [string, string][] = [["general", general], ...byRoute];
  return texts
    .filter(([, text]) => text !== "")
    .map(([path, text]) => found(path, text, BY_SENTENCES, lines));
}

/** Advice in a list that is set as running text: "After inhalation: Fresh air. – After skin contact: Wash." */
function inItems(section: Section): Found[] | null {
  const lines = linesOf41(section) ?? section.lines;
  const parted = lines.some(({ cells }) => cells.length > 1) ? null : partedByItems(joined(lines));
  return parted && foundIn(parted, lines);
}

const linesOf41 = ({ subsections }: Section): readonly Line[] | undefined =>
  subsections.find(({ number }) => number === "4.1")?.lines;

/** The lines up to the first label; null where there is none. */
function linesBefore(lines: readonly Line[], of: Labels<string>): Line[] | null {
  const [first] = labelledValues(lines, of, { loose: false });
  if (!first) return null;
  return lines.filter(
    ({ page, rect }) => page < first.page || (page === first.page && rect[1] > first.labelRect[1] + 1),
  );
}
