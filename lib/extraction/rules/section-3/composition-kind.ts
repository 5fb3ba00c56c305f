import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf, textOf } from "@/lib/extraction/lines/lines";
import type { Line, Section, Source } from "@/lib/extraction/model";
import type { ReadComponent } from "./component";

type CompositionKind = "substance" | "mixture";

const of = words.compositionKind;
const NOT_APPLICABLE = pattern("iu")`^\W*${of.notApplicable}\W*`;
const LABELLED = pattern("iu")`^\W*${of.eitherLabel}\s*:?\s*(.+)$`;
const MIXTURE = pattern("iu")`\b${of.mixture}\b`;
const SUBSTANCE = pattern("iu")`\b${of.substance}\b`;

const PURE = pattern("iu")`\b${of.pure}\b(?!\s*\/)`;

/** What a text calls the product. */
const kindIn = (text: string): CompositionKind | null =>
  MIXTURE.test(text) ? "mixture" : SUBSTANCE.test(text) ? "substance" : null;

type ReadKind = { kind: CompositionKind; confidence: number; sources: Source[] };

function byLabel(lines: readonly Line[]): ReadKind | null {
  for (const line of lines) {
    if (PURE.test(line.text) && !MIXTURE.test(line.text))
      return { kind: "substance", confidence: 0.95, sources: [sourceOf(line)] };
    const kind = kindIn(LABELLED.exec(line.text)?.[1] ?? "");
    if (kind) return { kind, confidence: 0.97, sources: [sourceOf(line)] };
  }
  return null;
}

/** REACH Annex II: a sheet has 3.1 for a substance or 3.2 for a mixture; the other one is left out or not applicable. */
function byNumber(section: Section): ReadKind | null {
  const told = section.subsections.filter(({ number, lines }) => {
    if (number !== "3.1" && number !== "3.2") return false;
    const text = textOf(lines).trim();
    return text !== "" && !NOT_APPLICABLE.test(text);
  });
  const [only] = told;
  if (!only || told.length > 1) return null;
  const sources = only.lines.slice(0, 1).map(sourceOf);
  const kind = kindIn(only.title) ?? (only.number === "3.2" ? "mixture" : "substance");
  return { kind, confidence: 0.92, sources };
}

/** More cells in a line head the columns of a table: "CAS No. | Substance | Content". */
const MOST_CELLS = 2;

function byHeading(lines: readonly Line[]): ReadKind | null {
  const heading = lines.find(
    ({ text, cells }) =>
      text.length < 60 && (MIXTURE.test(text) || (SUBSTANCE.test(text) && cells.length <= MOST_CELLS)),
  );
  const kind = heading && kindIn(heading.text);
  if (!kind || (MIXTURE.test(heading.text) && SUBSTANCE.test(heading.text))) return null;
  return { kind, confidence: 0.8, sources: [sourceOf(heading)] };
}

/** In per cent: what is less pure says of its impurities that they make it a mixture, or that they do not. */
const WHOLE = 99;

/** One substance with a number of its own makes up all of the product. */
function isWholeProduct({ value }: ReadComponent): boolean {
  const least = value.concentration_exact ?? value.concentration_min ?? 0;
  return least >= WHOLE && (value.cas_number ?? value.ec_number) !== null;
}

/** The one component that is named makes up less than half of the product. */
function isSmallPart({ value }: ReadComponent): boolean {
  return (value.concentration_max ?? value.concentration_exact ?? 100) < 50;
}

/** Whether section 3 describes a substance or a mixture; several components make a mixture of it in any case. */
export function readCompositionKind(section: Section, components: readonly ReadComponent[]): ReadKind | null {
  const said = byLabel(section.lines) ?? byNumber(section);
  if (said) return said;
  const sources = section.lines.slice(0, 1).map(sourceOf);
  if (components.length > 1) return { kind: "mixture", confidence: 0.9, sources };
  if (components.some(isWholeProduct)) return { kind: "substance", confidence: 0.9, sources };
  const headed = section.subsections.length > 0 ? null : byHeading(section.lines);
  return headed?.kind === "substance" && components.some(isSmallPart) ? null : headed;
}

const NO_COMPONENTS = pattern("iu")`${of.noHazardous}`;

/** The line that says that there is nothing to list. */
export function noComponentsLine(lines: readonly Line[]): Line | null {
  return lines.find((line) => NO_COMPONENTS.test(line.text.replace(/\s+/g, " "))) ?? null;
}
