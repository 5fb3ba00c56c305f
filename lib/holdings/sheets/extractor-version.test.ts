import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { extractorVersion, importsOf, versionOf } from "./extractor-version";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "version-"));
  write(
    "lib/a.ts",
    'import words from "./words.json";\nimport {\n  b,\n} from "@/lib/b";\nimport type { C } from "./c";\n',
  );
  write("lib/b.ts", 'import { x } from "pack/part";\nconst later = import("./d");');
  write("lib/c.ts", "export type C = 1;");
  write("lib/d.ts", "export {};");
  write("lib/a.test.ts", "1");
  write("lib/words.json", "{}");
  write("node_modules/pack/package.json", '{ "version": "1.0.0" }');
  write("node_modules/@tesseract.js-data/eng/package.json", '{ "version": "1.0.0" }');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

test.each([
  ["a word of the vocabulary", "lib/words.json", '{ "a": 1 }'],
  ["a file that another imports", "lib/d.ts", "export const d = 1;"],
  ["a package", "node_modules/pack/package.json", '{ "version": "1.0.1" }'],
  ["training data", "node_modules/@tesseract.js-data/eng/package.json", '{ "version": "1.0.1" }'],
])("changes with %s", (_, file, content) => {
  const before = versionOf(root, ["lib/a.ts"]);
  expect(versionOf(root, ["lib/a.ts"])).toBe(before);
  write(file, content);
  expect(versionOf(root, ["lib/a.ts"])).not.toBe(before);
});

test.each(["lib/a.test.ts", "lib/c.ts"])("does not change with a test or a type: %s", (file) => {
  const before = versionOf(root, ["lib/a.ts"]);
  write(file, "2");
  expect(versionOf(root, ["lib/a.ts"])).toBe(before);
});

test("the extractor's own covers readers, vocabularies, regulation data and packages", () => {
  const { files, packages } = importsOf(process.cwd(), ["lib/extraction/child.ts"]);
  expect([...files]).toEqual(
    expect.arrayContaining([
      "lib/extraction/rules/concentration.ts",
      "lib/extraction/language/de.json",
      "lib/regulation/statements.json",
    ]),
  );
  expect([...packages]).toEqual(expect.arrayContaining(["@embedpdf/pdfium", "@tesseract.js-data/eng"]));
  expect([...files].filter((file) => /\.test\.ts$|fixtures|emkg/.test(file))).toEqual([]);
  expect(extractorVersion()).toMatch(/^[0-9a-f]{16}$/);
});
