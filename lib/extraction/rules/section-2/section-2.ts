import { finding } from "@/lib/extraction/findings";
import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import { isBelow, sourceOf } from "@/lib/extraction/lines/lines";
import type { Found, Line, Problem, Reader, Section } from "@/lib/extraction/model";
import { codesIn } from "@/lib/extraction/rules/statement-codes";
import type { ZonePart } from "@/lib/extraction/rules/zone-text";
import { hazardContradictions, impliedSignal } from "./hazard-contradictions";
import { isOfProduct } from "./hazard-labels";
import { readHazardPictograms } from "./hazard-pictograms";
import { zonesOf } from "./hazard-zones";
import { type ReadStatement, readLabelStatements } from "./label-statements";
import { notClassified } from "./not-classified";
import { withoutDilution } from "./product-as-sold";
import { readProductClassifications } from "./product-classifications";
import { readSignalWord } from "./signal-word";

/** Words that only sheets of the GHS time use; older ones have sentences that merely look alike. */
const GHS_WORDS = pattern("")`\b${words.sectionTwo.schemes}\b`;

function followsGhs(parts: readonly ZonePart[], hasPictograms: boolean): boolean {
  const text = parts.map((part) => part.line.text).join("\n");
  return hasPictograms || GHS_WORDS.test(foldText(text)) || codesIn(text).length > 0;
}

function statementFindings(path: string, statements: readonly ReadStatement[]): Found[] {
  return statements.map((statement, i) => {
    const certain = statement.coded ? 0.98 : 0.9;
    const value = { code: statement.code, text: statement.text };
    const confidence = statement.contradictedBy ? 0.6 : certain;
    return finding(`${path}[${i}]`, value, confidence, statement.lines.map(sourceOf));
  });
}

/** What 2.3 tells, where the section has one: above it stand other schemes and the older law's phrases. */
function otherHazards(parts: readonly ZonePart[], { subsections }: Section): Found[] {
  const heading = subsections.find(({ number }) => number === "2.3")?.heading;
  const isAbove = (line: Line) => heading !== undefined && isBelow(heading, line);
  const of = parts.filter(({ zone, text, line }) => zone === "other" && text.trim() !== "" && !isAbove(line));
  if (of.length === 0) return [];
  const text = of.map((part) => part.text.replace(/\t/g, " ").trim()).join("\n");
  return [
    finding(
      "other_hazards",
      text,
      0.8,
      of.map((part) => sourceOf(part.line)),
    ),
  ];
}

/** Australia's own statements have codes that CLP does not know: they are kept as texts. */
const AUSTRALIAN = /\bAUH ?\d{3}[A-Z]?\b.*/;

function australianStatements(parts: readonly ZonePart[]): { text: string; line: Line }[] {
  return parts.flatMap(({ zone, text, line }, i) => {
    const found = isOfProduct(zone) ? AUSTRALIAN.exec(text.replace(/\t/g, " "))?.[0] : undefined;
    if (!found) return [];
    const next = /^\S+ ?\S*$/.test(found) ? (parts[i + 1]?.text ?? "") : "";
    return [{ text: `${found} ${next}`.replace(/\s+/g, " ").trim(), line }];
  });
}

function supplementalFindings(hazard: readonly ReadStatement[], parts: readonly ZonePart[]): Found[] {
  const euh = statementFindings(
    "supplemental_statements",
    hazard.filter((statement) => statement.code.startsWith("EUH")),
  );
  const auh = australianStatements(parts).map(({ text, line }, i) =>
    finding(`supplemental_statements[${euh.length + i}]`, { code: null, text }, 0.9, [sourceOf(line)]),
  );
  return [...euh, ...auh];
}

/** EUH statements stand on the labels of what is not classified too (CLP Art. 25(6)). */
function withoutHazards(parts: readonly ZonePart[], hazard: readonly ReadStatement[]): Found[] {
  if (!hazard.every(({ code }) => code.startsWith("EUH"))) return [];
  const statements = hazard.length === 0 ? ["hazard_statements"] : [];
  return notClassified(parts, ["classifications", "pictograms", ...statements]);
}

/** Section 2: the product's classification, the elements of its label, and what contradicts what. */
export const readSection2: Reader = (printed, context) => {
  const section = withoutDilution(printed);
  const parts = zonesOf(section);
  const pictograms = readHazardPictograms(section, parts);
  const ghs = followsGhs(parts, pictograms.length > 0);
  const { hazard, precautionary } = readLabelStatements(parts, context, ghs);
  const classifications = readProductClassifications(
    parts,
    hazard.map((statement) => statement.code),
    [...new Set([context.language, context.words])],
  );
  const classes = classifications.map(({ value }) => value);
  const signal = readSignalWord(parts, ghs, impliedSignal({ classifications: classes, hazard }));
  const findings: Found[] = [
    ...classifications.map(({ value, line, confidence }, i) =>
      finding(`classifications[${i}]`, value, confidence, line ? [sourceOf(line)] : []),
    ),
    ...(signal ? [finding("signal_word", signal.value, signal.confidence, [sourceOf(signal.line)])] : []),
    ...pictograms.map(({ code, confidence, sources }, i) =>
      finding(`pictograms[${i}]`, code, confidence, sources),
    ),
    ...statementFindings("hazard_statements", hazard),
    ...statementFindings("precautionary_statements", precautionary),
    ...supplementalFindings(hazard, parts),
    ...otherHazards(parts, section),
  ];
  if (classifications.length === 0 && pictograms.length === 0)
    findings.push(...withoutHazards(parts, hazard));
  const problems: Problem[] = hazardContradictions({
    classifications: classes,
    hazard,
    pictograms: pictograms.map(({ code }) => code),
    signal: signal ? signal.value : undefined,
  });
  return { findings, problems };
};
