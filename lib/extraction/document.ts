import type { Sections } from "@/lib/sheet/schema";
import { sectionKey } from "@/lib/sheet/section-keys";
import { sectionsOf } from "@/lib/sheet/stored";
import type { SheetSummary } from "@/lib/sheet/summary";
import type { Component, Statement } from "@/lib/sheet/values";
import { told } from "./arbitrate/confidence/told";
import { plausibilityProblems } from "./arbitrate/plausibility";
import { leastConfidence } from "./arbitrate/plausibility/sheet-reading";
import { doubtfulFindings, missingFields, qualityScore } from "./arbitrate/quality";
import { rectInFile } from "./glyphs/page-frame";
import type { Finding, FindingValue, Problem, ReadSheet, Section, SheetContext, ValueSource } from "./model";
import { scannedWords } from "./pictures/scanned-words";

type Read = { findings: Finding[]; problems: Problem[] };
type Tree = { [key: string]: FindingValue };

/** Puts findings in their places: section objects, the document's fields, sources, and the list of doubts. */
export function toExtraction(sections: Section[], context: SheetContext, read: Read): ReadSheet {
  const shown = read.findings.filter(({ confidence }) => confidence >= leastConfidence);
  const objects = sectionsOf(
    Object.fromEntries(
      sections.map((section) => [
        sectionKey(section.number),
        { ...structureOf(section), ...treeOf(shown.filter((finding) => finding.section === section.number)) },
      ]),
    ),
  );
  const reading = { sections, objects, findings: read.findings, context };
  const said = [...read.problems, ...plausibilityProblems(reading), ...doubtfulFindings(reading)];
  const problems = [...said, ...missingFields(reading, said)];
  const ocr = context.pages.some((page) => page.ocr);
  const document = summaryOf(objects, context, problems);
  const places = shown.flatMap((finding) => sourcesOf(finding, context));
  const { sources, quality } = told({ document, sections: objects, sources: places, ocr });
  return {
    status: "completed",
    error: null,
    document: { ...document, quality_score: Math.min(qualityScore(reading, problems), quality) },
    sections: objects,
    sources,
    problems,
    pages: context.pages.length,
    ocr,
    ...(ocr && { scanned: scannedWords(context.pages) }),
  };
}

function structureOf(section: Section) {
  return {
    title: section.title,
    page: section.page,
    text: section.lines.map((line) => line.text).join("\n"),
    subsections: section.subsections.map(({ number, title, lines }) => ({
      number,
      title,
      text: lines.map((line) => line.text).join("\n"),
    })),
  };
}

function treeOf(findings: Finding[]): Tree {
  const root: Tree = {};
  for (const { path, value, absent } of findings)
    if (!absent) assign(root, path.match(/[^.[\]]+/g) ?? [], value);
  return root;
}

/** Sets a value deep inside, making objects and lists on the way. */
function assign(root: Tree, keys: string[], value: FindingValue): void {
  let node: Tree | FindingValue[] = root;
  keys.forEach((key, i) => {
    const next = keys[i + 1];
    const at = Array.isArray(node) ? Number(key) : key;
    if (next === undefined) {
      write(node, at, value);
      return;
    }
    const existing: FindingValue | undefined = Array.isArray(node) ? node[Number(key)] : node[key];
    const child: Tree | FindingValue[] = isBranch(existing) ? existing : /^\d+$/.test(next) ? [] : {};
    write(node, at, child);
    node = child;
  });
}

function write(node: Tree | FindingValue[], key: string | number, value: FindingValue): void {
  if (Array.isArray(node)) node[Number(key)] = value;
  else node[String(key)] = value;
}

function isBranch(value: FindingValue | undefined): value is Tree | FindingValue[] {
  return typeof value === "object" && value !== null;
}

function sourcesOf(finding: Finding, { pages }: SheetContext): ValueSource[] {
  const { section, confidence, rule, derived, absent } = finding;
  const path = `section${section}.${finding.path}`;
  return finding.sources.map(({ page, rect }) => {
    const read = pages.find(({ number }) => number === page);
    const place = read ? rectInFile(rect, read) : rect;
    return {
      path,
      page,
      rect: place,
      confidence,
      ...(rule && { rule }),
      ...(derived && { derived }),
      ...(absent && { absent }),
    };
  });
}

function summaryOf(sections: Sections, context: SheetContext, problems: Problem[]): SheetSummary {
  const { section1 = {}, section2 = {}, section3 = {}, section16 = {} } = sections;
  const substance = onlySubstance(section3);
  return {
    product_name: section1.product_name || null,
    chemical_name: section1.chemical_name || substance?.chemical_name || null,
    cas_number: section1.cas_number || substance?.cas_number || null,
    ec_number: section1.ec_number || substance?.ec_number || null,
    signal_word: section2.signal_word ?? null,
    hazard_statements: sortedCodes(section2.hazard_statements ?? []),
    ghs_pictograms: (section2.pictograms ?? []).toSorted(),
    language: context.language,
    revision_date: section1.revision_date || section16.revision_date || null,
    supplier: section1.supplier ?? { name: null, address: null, phone: null, email: null },
    emergency_contacts: section1.emergency_contacts ?? [],
    components: section3.components ?? [],
    quality_score: 0,
    errors: Object.fromEntries(problems.map(({ path, message }) => [path, message])),
  };
}

/**
 * The component of a product that is one substance, or of several the one that is all of it, told beside its constituents;
 * a mixture's numbers are of its components alone.
 */
function onlySubstance({ kind, components = [] }: NonNullable<Sections["section3"]>): Component | undefined {
  if (kind !== "substance") return undefined;
  const whole = components.length === 1 ? components : components.filter(isAll);
  return whole.length === 1 ? whole[0] : undefined;
}

const isAll = ({ concentration_exact: share }: Component) => share === 100;

function sortedCodes(statements: readonly Statement[]): string[] {
  return [...new Set(statements.flatMap(({ code }) => code || []))].sort();
}
