import { readFileSync } from "node:fs";
import ts from "typescript";
import type { Mutation } from "./mutation";
import { rooms } from "./rooms";

/** Every fault of one small change that the files of these rooms can have. */
export function generatedFaults(): Mutation[] {
  return rooms.flatMap(({ name, files, tests }) =>
    files.flatMap((file) =>
      faultsOf(file).map((fault) => mutationOf(`${name}: ${file}`, file, fault, tests)),
    ),
  );
}

type Fault = { start: number; end: number; replacement: string; line: number };

function mutationOf(name: string, file: string, fault: Fault, tests: readonly string[]): Mutation {
  const { start, end, replacement, line } = fault;
  const found = readFileSync(file, "utf8").slice(start, end);
  return {
    name: `${name}:${line} ${short(found)} → ${short(replacement)}`,
    file,
    mutate: (text) => text.slice(0, start) + replacement + text.slice(end),
    tests,
  };
}

const short = (code: string) => {
  const line = code.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 57)}…` : line || "nothing";
};

function faultsOf(file: string): Fault[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    for (const [place, replacement] of changesOf(node))
      faults.push({
        start: place.getStart(source),
        end: place.getEnd(),
        replacement,
        line: source.getLineAndCharacterOfPosition(place.getStart(source)).line + 1,
      });
    node.forEachChild(visit);
  };
  visit(source);
  return faults;
}

const otherOperators: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: "!==",
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: "===",
  [ts.SyntaxKind.AmpersandAmpersandToken]: "||",
  [ts.SyntaxKind.BarBarToken]: "&&",
  [ts.SyntaxKind.LessThanToken]: "<=",
  [ts.SyntaxKind.LessThanEqualsToken]: "<",
  [ts.SyntaxKind.GreaterThanToken]: ">=",
  [ts.SyntaxKind.GreaterThanEqualsToken]: ">",
};
const otherMethods: Record<string, string> = { some: "every", every: "some", min: "max", max: "min" };

/** What of a node is put otherwise, and how. */
function changesOf(node: ts.Node): [ts.Node, string][] {
  if (ts.isBinaryExpression(node)) {
    const other = otherOperators[node.operatorToken.kind];
    return other ? [[node.operatorToken, other]] : [];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [[node, `(${node.operand.getText()})`]];
  if (ts.isConditionalExpression(node))
    return [
      [node, `(${node.condition.getText()}) ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()}`],
    ];
  if (ts.isIfStatement(node) && !node.elseStatement) return [[node, ";"]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, "false"]];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, "true"]];
  if (ts.isNumericLiteral(node)) return [[node, String(Number(node.text) + 1)]];
  if (ts.isPropertyAccessExpression(node)) {
    const other = otherMethods[node.name.text];
    return other ? [[node.name, other]] : [];
  }
  return [];
}
