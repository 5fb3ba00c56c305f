import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Signs that belong to no language: numbers of substances and statements, rules of carriage, endpoints, units. */
const notation = new Set(
  (
    "cas ec einecs elincs nlp reach index annex svhc clp ghs sgh euh wel oel agw pel tlv rel mak twa twas stel stels ceil ceiling " +
    "adr sdr rid rsd adn adnr imdg imsbc imo iata icao ggvs ggve ggvsee rtmdr tmd tdg adg rtdg uno dot cfr vlg atp ata cao mdg dgr " +
    "ate eta ioelv vlep vme mac lep iso din utc www https http wgk lgk nwg scl box rpm bimschv d050000l vmrss ewg eec eeg cee ehs " +
    "mg kg ml mm cm nm hpa kpa mbar bar psi psia psig cst ppm ppb mppcf mol lbs lb atm min sec hplc mykg dnel pnec hcs osha tsca whmis " +
    "onu oaci code toc tfc auh ust erc ebc eyc llr erl noec noelr noael noaec loec loael oecd epa ppmv vol gew mgm vle deg hazcom nohsc " +
    "wgw sans hsno simdut mix trans cis tert alpha beta gamma ortho meta para"
  ).split(" "),
);

/** What these name are fonts and fields of ours, units, and spellings of the law's own statements. */
const noReaders = [
  "glyphs/characters.ts",
  "glyphs/glyph-meaning.ts",
  "pictures/unsure-words.ts",
  "rules/measured-units.ts",
  "rules/statement-wording.ts",
];

/** They speak of processes, not of sheets. */
const processes: readonly string[] = ["isolated.ts"];

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !processes.includes(name))
    .map((name) => join(folder, name));
}

/** The patterns that a source writes down, plain strings that can only be such among them, without the gaps that words are put into. */
function patternsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.slice(0, node.text.lastIndexOf("/")));
    else if (ts.isStringLiteral(node) && /\(\?|[\w)]\||\\s/.test(node.text)) found.push(node.text);
    else if (ts.isTemplateLiteral(node) && isPattern(node))
      found.push(node.getText().replace(/\$\{[^}]*\}/g, " "));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A template that pattern() or String.raw makes a pattern of, or new RegExp. */
function isPattern(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent)) return /^(?:pattern\(|String\.raw)/.test(parent.tag.getText());
  return ts.isNewExpression(parent) && parent.expression.getText() === "RegExp";
}

function wordsOf(pattern: string): string[] {
  const letters = pattern
    .replace(/\\[pP]\{[^}]*\}|\(\?<[a-zA-Z]+>|\\u[0-9a-fA-F]{4}|\\k<\w+>|\[(?:\\.|[^\]\\])*\]/g, " ")
    .replace(/\\[a-zA-Z]/g, " ");
  return (letters.match(/\p{L}{3,}/gu) ?? []).filter((word) => !notation.has(word.toLowerCase()));
}

const holders = sources(root).flatMap((file) => {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const words = [...new Set(patternsIn(source).flatMap(wordsOf))];
  const name = relative(root, file);
  return words.length > 0 && !noReaders.includes(name) ? [{ file: name, words }] : [];
});

test("readers hold no words of sheets: those stand in the languages' files", () => {
  expect(holders.map(({ file, words }) => `${file}: ${words.join(" ")}`).join("\n")).toBe("");
});
