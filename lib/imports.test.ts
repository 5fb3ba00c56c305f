import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/** What lib/ knows of the screens: their languages, and how dates are written in them. */
const screenWords = ["i18n/languages", "i18n/date-forms", "i18n/locale", "i18n/dates"];

/**
 * The rooms of lib/ from the lowest to the highest: each may import itself and those below it, so that there are no
 * circles. ARCHITECTURE.md shows the same order. Tests may import anything.
 */
const rooms: readonly (readonly string[])[] = [
  screenWords,
  ["lib/platform"],
  ["lib/regulation"],
  ["lib/sheet"],
  ["lib/extraction"],
  ["lib/opinion"],
  ["lib/api/operation", "lib/api/values", "lib/api/audit"],
  ["lib/access"],
  ["lib/holdings"],
  ["lib/printing"],
  ["lib/assessments"],
  ["lib/workplaces"],
  ["lib/library"],
  ["lib/api"],
  ["lib/fixtures"],
  ["lib/demo"],
  ["lib/testing"],
];

/** They work on what they are given: no database, file system, network, process, setting or clock. */
const pure = [
  ...screenWords,
  "lib/regulation",
  "lib/sheet",
  "lib/extraction",
  "lib/opinion",
  "lib/printing/layout",
];
/** What of extraction starts and ends the processes that sheets are read in, and loads the program of PDFium. */
const impure = ["isolated", "child", "pictures/ocr-process", "pictures/ocr-readers", "glyphs/pdfium"];
/** And the lists of substances: too large for the type checker and for every bundle, they are read on first use. */
const exceptions = [
  ...impure.map((name) => `lib/extraction/${name}.ts`),
  "lib/regulation/substance-lists.ts",
];
const outsidePackages =
  /^(?:node:.*|(?:fs|net|https?|undici|pg|graphile-worker|ioredis|nodemailer|next|@prisma|@aws-sdk)(?:\/.*)?)$/;
const outsideNames = ["fetch", "process", "performance", "setInterval", "setTimeout"];
/** Parsing hundreds of files takes a while on a busy machine. */
const patience = 120_000;

type Source = { file: string; text: string };

const sources: Source[] = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes("generated"))
  .map((name) => ({ file: join("lib", name), text: readFileSync(join("lib", name), "utf8") }));

/** All names that a source imports, in types and when called as well; our own as paths from the root. */
function importsOf({ file, text }: Source): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName: name }) => {
    if (name.startsWith("@/")) return name.slice(2);
    return name.startsWith(".") ? join(dirname(file), name) : name;
  });
}

const isOurs = (path: string) => /^(?:app|bench|components|i18n|lib|messages|scripts|workers)\//.test(path);

function isIn(path: string, part: string): boolean {
  return path === part || path.startsWith(`${part}/`) || path.startsWith(`${part}.`);
}

/** The place of a file's room in the order; -1 when it is in none. */
function heightOf(path: string): number {
  return rooms.findIndex((parts) => parts.some((part) => isIn(path, part)));
}

/** What is wrong with a source's imports between rooms, in words that say what to do. */
function climbsOf(source: Source): string[] {
  const own = heightOf(source.file);
  const room = rooms[own]?.join(", ");
  if (!room)
    return [`${source.file} is in no room: give its folder a place in the order of lib/imports.test.ts.`];
  return importsOf(source).flatMap((path) => {
    const imported = heightOf(path);
    if (!isOurs(path) || (imported >= 0 && imported <= own)) return [];
    const where = rooms[imported]?.join(", ") ?? "outside of lib/";
    return [
      `${source.file} imports ${path}: ${where} is above ${room}. Move what both need down to ${room} or lower, ` +
        "move this file up, or let the caller pass it in.",
    ];
  });
}

function isPure(file: string): boolean {
  return pure.some((part) => isIn(file, part)) && !exceptions.includes(file);
}

/** What a source uses of the world outside. */
function usesOf(source: Source): string[] {
  const names = importsOf(source).filter((path) =>
    isOurs(path) ? !pure.some((part) => isIn(path, part)) : outsidePackages.test(path),
  );
  const look = (node: ts.Node) => {
    if (isClock(node) || isOutsideName(node)) names.push(node.getText());
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(source.file, source.text, ts.ScriptTarget.Latest, true));
  return names.map((name) => `${source.file} uses ${name}: let the caller pass in what it gives.`);
}

function isClock(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === "Date" && !node.arguments?.length;
  return ts.isPropertyAccessExpression(node) && node.getText() === "Date.now";
}

/** Called, or asked for a member; a member or a parameter of ours may be spelt alike. */
function isOutsideName(node: ts.Node): boolean {
  if (!ts.isIdentifier(node) || !outsideNames.includes(node.text)) return false;
  const { parent } = node;
  return (ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent)) && parent.expression === node;
}

describe("the rooms of lib/", () => {
  test(
    "import themselves and what is below them, types included",
    () => {
      expect(sources.length).toBeGreaterThan(500);
      expect(sources.flatMap(climbsOf)).toEqual([]);
    },
    patience,
  );

  test("are all in the order, once", () => {
    const parts = rooms.flat().filter((part) => !screenWords.includes(part));
    expect(parts.filter((part) => !sources.some(({ file }) => isIn(file, part)))).toEqual([]);
    expect(new Set(parts).size).toBe(parts.length);
  });

  test.each([
    ["a value", 'import { list } from "@/lib/holdings/documents/service";'],
    ["a type", 'import type { Row } from "@/lib/holdings/documents/service";'],
    ["a type in place", 'type Row = import("@/lib/holdings/documents/service").Row;'],
    ["an export", 'export * from "../../holdings/documents/service";'],
    ["an import when called", 'const load = () => import("@/lib/holdings/documents/service");'],
    ["a screen", 'import { Menu } from "@/components/menu";'],
  ])("do not import from above: %s", (_, text) => {
    const [fault, ...others] = climbsOf({ file: "lib/platform/jobs/service.ts", text });
    expect(fault).toMatch(/^lib\/platform\/jobs\/service\.ts imports .* is above lib\/platform\. Move what/);
    expect(others).toEqual([]);
  });
});

describe("what is pure", () => {
  test(
    "uses nothing but what it is given",
    () => {
      const files = sources.filter(({ file }) => isPure(file));
      expect(files.length).toBeGreaterThan(250);
      expect(files.flatMap(usesOf)).toEqual([]);
    },
    patience,
  );

  test.each([
    'import { readFileSync } from "node:fs";',
    'import { environment } from "@/lib/platform/environment";',
    'import { Pool } from "pg";',
    "const today = new Date();",
    "const now = Date.now();",
    'const answer = await fetch("https://example.com");',
    "const language = process.env.LANG;",
  ])("does not %s", (text) => {
    expect(usesOf({ file: "lib/sheet/summary.ts", text })).toHaveLength(1);
  });

  test("may hold dates and names of its own", () => {
    const text =
      'import { z } from "zod"; const day = new Date(0); row.process(day); const open = { fetch: 1 };';
    expect(usesOf({ file: "lib/sheet/summary.ts", text })).toEqual([]);
  });

  test("has no exception that is not needed", () => {
    const needed = sources.filter((source) => exceptions.includes(source.file) && usesOf(source).length > 0);
    expect(needed.map(({ file }) => file).sort()).toEqual([...exceptions].sort());
  });
});
