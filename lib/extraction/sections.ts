import { foldText } from "@/lib/extraction/folded-text";
import type { Line, Page, Section, Subsection } from "@/lib/extraction/model";
import headings from "@/lib/extraction/vocabulary/section-headings.json";

type Candidate = { number: number; index: number; score: number; title: string };

/** "Section" in the languages sheets are written in, folded (lower case, no accents). */
const sectionWords =
  "section|sektion|rubriek|sectie|abschnitt|kapitel|rubrique|seccion|sezione|seccao|secao|sekcja|avsnitt|punkt|afsnit|seksjon|" +
  "kohta|oddil|oddiel|sectiunea|odjeljak|oddelek|jagu|iedala|skirsnis|taqsima|bagian|bahagian|bolum|раздел|секция|τμημα|phan|अनुभाग|खंड";
/** "SECTION 2: Hazards", "2. SZAKASZ: …", "第2部分 …", "제2절 …". */
const withWord = new RegExp(
  `^(?:(?:${sectionWords}) ?(\\d{1,2})|(\\d{1,2}) ?(?:szakasz|jagu|iedala|skirsnis|bolum)|第 ?(\\d{1,2}) ?(?:部分|章|节|項|项)|제 ?(\\d{1,2}) ?(?:절|항|장))(?: (.*)|$)`,
);
const numberAlone = /^(\d{1,2}) (.+)$/;
/** A number, a mark, a title: a heading in a language whose headings are not known here. */
const plainNumbered = /^\s*\d{1,2}\s*[.:)–—-]\s*\p{L}/u;
const tableOfContents = /\.{4,}\s*\d+$|(?:\. ){4,}\d+$/;

const known = new Map<number, string[]>();
for (const { number, level, heading } of headings.sections) {
  if (level === 1) known.set(Number(number), Object.values(heading).map(fold));
}
for (const { number, heading } of headings.oshaHazCom)
  known.get(Number(number))?.push(fold(heading.replace("(non-mandatory)", "")));
for (const [number, variants] of Object.entries(headings.olderVariants)) {
  if (!number.includes(".")) known.get(Number(number))?.push(...Object.values(variants).flat().map(fold));
}

function fold(text: string): string {
  return foldText(text).replace(/ +/g, " ").trim();
}

function candidatesOf(lines: Line[]): Candidate[] {
  const found = lines.flatMap((line, index) => toCandidate(line, index) ?? []);
  // In a table of contents the headings follow each other with nothing between.
  return found.map((candidate, i) =>
    found[i + 1]?.index === candidate.index + 1 && found[i + 1]?.number === candidate.number + 1
      ? { ...candidate, score: candidate.score - 0.8 }
      : candidate,
  );
}

function toCandidate(line: Line, index: number): Candidate | null {
  const printed = line.text.trim();
  if (/^\D{0,12}\d{1,2}\s*\.\s*\d/.test(printed) || printed.length > 160) return null;
  const text = fold(printed);
  const word = withWord.exec(text);
  const plain = word ? null : numberAlone.exec(text);
  const number = Number(word?.slice(1, 5).find(Boolean) ?? plain?.[1] ?? 0);
  if (number < 1 || number > 16) return null;
  const likeness = titleLikeness(number, word?.[5] ?? plain?.[2] ?? "");
  const base = word ? 1.5 : likeness >= 0.5 ? 0.5 : plainNumbered.test(printed) ? 0.1 : 0;
  if (base === 0) return null;
  const marks = (line.bold ? 0.3 : 0) + (tableOfContents.test(printed) ? -3 : 0);
  return { number, index, title: printed, score: base + 2 * likeness + marks };
}

function titleLikeness(number: number, title: string): number {
  const words = new Set(title.split(" ").filter((word) => word.length > 3));
  if (!words.size) return 0;
  return Math.max(
    0,
    ...(known.get(number) ?? []).map((heading) => {
      const wanted = heading.split(" ").filter((word) => word.length > 3);
      const hits = wanted.filter((word) => words.has(word)).length;
      return hits / Math.max(1, Math.min(wanted.length, words.size));
    }),
  );
}

/** The most plausible rising chain of section headings. */
export function sectionsOf(pages: Page[]): Section[] {
  const lines = pages.flatMap((page) => page.lines);
  const candidates = candidatesOf(lines);
  const best = candidates.map((candidate) => ({ candidate, score: candidate.score, previous: -1 }));
  for (let i = 0; i < best.length; i++)
    for (let j = 0; j < i; j++) {
      const before = best[j],
        here = best[i];
      if (
        !before ||
        !here ||
        before.candidate.number >= here.candidate.number ||
        before.candidate.index === here.candidate.index
      )
        continue;
      const skipped = here.candidate.number - before.candidate.number - 1;
      const score = before.score + here.candidate.score - 0.4 * skipped;
      if (score > here.score) {
        here.score = score;
        here.previous = j;
      }
    }
  let at = best.reduce((top, entry, i) => (entry.score > (best[top]?.score ?? -1) ? i : top), 0);
  const chain: Candidate[] = [];
  while (best[at]) {
    const entry = best[at];
    if (!entry) break;
    chain.unshift(entry.candidate);
    if (entry.previous < 0) break;
    at = entry.previous;
  }
  return chain.map((heading, i) => toSection(heading, lines, chain[i + 1]?.index ?? lines.length, pages));
}

function toSection(heading: Candidate, lines: Line[], end: number, pages: Page[]): Section {
  const line = lines[heading.index] as Line;
  const own = lines.slice(heading.index + 1, end);
  const last = own.at(-1) ?? line;
  const pictures = pages
    .flatMap((page) => page.pictures)
    .filter((picture) => isBetween(picture.page, picture.rect[3], line, last));
  return {
    number: heading.number,
    title: heading.title.replace(/^\D*?\d{1,2}\s*(?:szakasz|部分)?\s*[.:–—-]*\s*/i, ""),
    page: line.page,
    headingRect: line.rect,
    lines: own,
    subsections: subsectionsOf(heading.number, own),
    tables: [],
    pictures,
  };
}

function isBetween(page: number, top: number, first: Line, last: Line): boolean {
  if (page < first.page || page > last.page) return false;
  if (page === first.page && top > first.rect[3] + 5) return false;
  return !(page === last.page && top < last.rect[1] - 80);
}

function subsectionsOf(section: number, lines: Line[]): Subsection[] {
  const found: Subsection[] = [];
  for (const line of lines) {
    const match = /^\s*(?:[•·*]\s*)?(\d{1,2}\.\d{1,2})\.?\s*(\S.*)?$/.exec(line.text);
    if (match?.[1]?.startsWith(`${section}.`))
      found.push({ number: match[1], title: match[2] ?? "", lines: [] });
    else found.at(-1)?.lines.push(line);
  }
  return found;
}
