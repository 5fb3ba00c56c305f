import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

/** What is checked on the server, and too heavy to be sent to everybody. */
const serverOnly = /^(zod$|zod\/|node:|@prisma\/|pg$)/;

it("no screen brings the checking of values or a part of the server to the browser", () => {
  const screens = ["app", "components"].flatMap(sources).filter(isClient);
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap(waysToServer)).toEqual([]);
});

/** Every chain of imports that leads from a file to something of the server, e.g. "a.tsx → b.ts → zod". */
function waysToServer(start: string): string[] {
  const seen = new Set([start]);
  const open = [[start]];
  const found: string[] = [];
  for (let way = open.shift(); way; way = open.shift()) {
    const file = way.at(-1) ?? start;
    for (const name of importsOf(file)) {
      if (serverOnly.test(name)) found.push([...way, name].join(" → "));
      const next = fileOf(file, name);
      if (!next || seen.has(next)) continue;
      seen.add(next);
      open.push([...way, next]);
    }
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(name) ? [path] : [];
  });
}

function isClient(file: string): boolean {
  return /^(?:\/\/.*\n)*"use client"/.test(readFileSync(file, "utf8"));
}

const known = new Map<string, string[]>();

/** What a file imports when it runs; types are gone by then. */
function importsOf(file: string): string[] {
  const before = known.get(file);
  if (before) return before;
  const names: string[] = [];
  const look = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && !isOfTypes(node.importClause))
      names.push(textOf(node.moduleSpecifier));
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      names.push(textOf(node.moduleSpecifier));
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0]
    )
      names.push(textOf(node.arguments[0]));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  known.set(file, names);
  return names;
}

function isOfTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.every((element) => element.isTypeOnly);
}

function textOf(node: ts.Expression): string {
  return ts.isStringLiteral(node) ? node.text : "";
}

function fileOf(from: string, name: string): string | undefined {
  const base = name.startsWith("@/")
    ? name.slice(2)
    : name.startsWith(".")
      ? join(dirname(from), name)
      : null;
  if (base === null) return undefined;
  return [`${base}.ts`, `${base}.tsx`, base].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}
