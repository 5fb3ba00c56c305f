import { finding } from "@/lib/extraction/findings";
import { pattern, words } from "@/lib/extraction/language/words";
import { joined, type ParagraphPlan, paragraphReader } from "@/lib/extraction/lines/paragraphs";
import type { Found, Line, Reader, Source } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/rules/no-data";
import type { Endpoint } from "./endpoints";
import { readEndpoints } from "./read-endpoints";

/** Heads of the columns in which results are printed. */
const HEAD = pattern("iu")`^${words.testHeads.heads}$`;
/** Headings of tables that stand alone on their line. */
const TABLE_HEADING = pattern("i")`^${words.testHeads.tables}$`;

/** "No data available." is nothing; what begins so and goes on may be a finding. */
const LONGEST_NOTHING = 40;

const cellsOf = (text: string) => text.split(/\s{2,}/).map((cell) => cell.trim());
const areHeads = (text: string) => cellsOf(text).every((cell) => HEAD.test(cell));
const isRowOfHeads = ({ text }: Source) => cellsOf(text).length > 1 && areHeads(text);

/** What is said of each effect, and the results of the tests that `isOwn` holds for. */
export function effectsReader(
  tests: string,
  plan: ParagraphPlan,
  isOwn: (value: Endpoint) => boolean = () => true,
): Reader {
  const readEffects = paragraphReader(plan);
  return (section, context) => {
    const effects = readEffects(section, context);
    const results = readEndpoints(section.lines, context)
      .filter(({ value }) => isOwn(value))
      .map(({ value, sources }, i) => finding(`${tests}[${i}]`, value, 0.8, sources));
    return { findings: [...withoutTableHeads(effects.findings), ...results], problems: effects.problems };
  };
}

/** What is said of an effect, without the heads of the tables below its label; nothing where they are all. */
export function withoutTableHeads(findings: readonly Found[]): Found[] {
  return findings.flatMap((finding) => {
    const { sources } = finding;
    const kept = sources.filter((source, i) => !isHead(source, sources[i - 1], sources[i + 1]));
    if (kept.length === sources.length) return [finding];
    const value = joined(kept.map(lineOf));
    return value === "" || (value.length < LONGEST_NOTHING && isNoData(value))
      ? []
      : [{ ...finding, value, sources: kept }];
  });
}

/** A head alone on its line is the second line of the heads above, or the first of those below. */
function isHead(source: Source, above: Source | undefined, below: Source | undefined): boolean {
  if (isRowOfHeads(source) || TABLE_HEADING.test(source.text.trim())) return true;
  return areHeads(source.text) && [above, below].some((one) => one !== undefined && isRowOfHeads(one));
}

function lineOf({ page, rect, text }: Source): Line {
  return { page, rect, text, cells: [], size: 0, bold: false };
}
