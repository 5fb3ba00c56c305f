import { plausibilityProblems } from "./arbitrate/plausibility";
import { doubtfulFindings, missingFields, qualityScore } from "./arbitrate/quality";
import { rectInFile } from "./glyphs/page-frame";
import type {
  ExtractedDocument,
  Extraction,
  Finding,
  FindingValue,
  Problem,
  Section,
  SectionObject,
  SheetContext,
  ValueSource,
} from "./model";

type Read = { findings: Finding[]; problems: Problem[] };
type Tree = { [key: string]: FindingValue };

/** Below this confidence a value is a doubt and not shown as read. */
const leastConfidence = 0.5;

/** Puts findings in their places: section objects, the document's fields, sources, and the list of doubts. */
export function toExtraction(sections: Section[], context: SheetContext, read: Read): Extraction {
  const shown = read.findings.filter(({ confidence }) => confidence >= leastConfidence);
  const objects = Object.fromEntries(
    sections.map((section) => [
      `section${section.number}`,
      { ...structureOf(section), ...treeOf(shown.filter((finding) => finding.section === section.number)) },
    ]),
  );
  const reading = { sections, objects, findings: read.findings, context };
  const said = [...read.problems, ...plausibilityProblems(reading), ...doubtfulFindings(reading)];
  const problems = [...said, ...missingFields(reading, said)];
  return {
    status: "completed",
    error: null,
    document: { ...documentOf(objects, context, problems), quality_score: qualityScore(reading, problems) },
    sections: objects,
    sources: shown.flatMap((finding) => sourcesOf(finding, context)),
    problems,
    pages: context.pages.length,
    ocr: context.pages.some((page) => page.ocr),
  };
}

function structureOf(section: Section): SectionObject {
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
  for (const { path, value } of findings) assign(root, path.match(/[^.[\]]+/g) ?? [], value);
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
  return finding.sources.map(({ page, rect }) => {
    const read = pages.find(({ number }) => number === page);
    return {
      path: `section${finding.section}.${finding.path}`,
      page,
      rect: read ? rectInFile(rect, read) : rect,
    };
  });
}

function documentOf(
  sections: Record<string, SectionObject>,
  context: SheetContext,
  problems: Problem[],
): ExtractedDocument {
  const section1 = object(sections.section1);
  const section2 = object(sections.section2);
  const section3 = object(sections.section3);
  const section16 = object(sections.section16);
  const supplier = object(section1.supplier);
  const substance = onlySubstance(section3);
  return {
    product_name: text(section1.product_name),
    chemical_name: text(section1.chemical_name) ?? text(substance.chemical_name),
    cas_number: text(section1.cas_number) ?? text(substance.cas_number),
    ec_number: text(section1.ec_number) ?? text(substance.ec_number),
    signal_word:
      section2.signal_word === "Danger" || section2.signal_word === "Warning" ? section2.signal_word : null,
    hazard_statements: sortedCodes(section2.hazard_statements),
    ghs_pictograms: list(section2.pictograms).map(String).sort(),
    language: context.language,
    revision_date: text(section1.revision_date) ?? text(section16.revision_date),
    supplier: {
      name: text(supplier.name),
      address: text(supplier.address),
      phone: text(supplier.phone),
      email: text(supplier.email),
    },
    emergency_contacts: list(section1.emergency_contacts).map((entry) => {
      const contact = object(entry);
      return {
        phone: text(contact.phone),
        organization: text(contact.organization),
        country_code: text(contact.country_code),
        hours: text(contact.hours),
      };
    }),
    components: list(section3.components).map((entry) => entry as ExtractedDocument["components"][number]),
    quality_score: 0,
    errors: Object.fromEntries(problems.map(({ path, message }) => [path, message])),
  };
}

/** The component of a product that is one substance; a mixture's numbers are of its components alone. */
function onlySubstance(section3: Record<string, unknown>): Record<string, unknown> {
  const components = list(section3.components);
  return section3.kind === "substance" && components.length === 1 ? object(components[0]) : {};
}

function sortedCodes(value: unknown): string[] {
  return [
    ...new Set(
      list(value)
        .map((entry) => text(object(entry).code))
        .filter((code) => code !== null),
    ),
  ].sort();
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value.filter((entry) => entry !== undefined && entry !== null) : [];
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
