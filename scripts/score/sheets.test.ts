import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isJudged } from "./faults";
import { labelledSheets, makerOf, scannedFiles, truthFolder } from "./sheets";

const corpus = mkdtempSync(join(tmpdir(), "corpus-"));
const own = join(corpus, "own");
const json = (path: string, value: unknown) => writeFileSync(path, JSON.stringify(value));

beforeAll(() => {
  for (const folder of ["truth", "own"]) mkdirSync(join(corpus, folder));
  const lines = [
    { file: "a.pdf", sha256: "aa", vendor: "henkel", quality: "text" },
    { file: "b.pdf", sha256: "bb", vendor: "unknown", quality: "scanned" },
    { file: "c.pdf", sha256: "cc", vendor: "Henkel" },
  ];
  writeFileSync(join(corpus, "index.jsonl"), lines.map((line) => JSON.stringify(line)).join("\n"));
  json(join(corpus, "truth", "a.json"), { ph: 7, signal_word: null });
  json(join(own, "aa.json"), { sha256: "aa", maker: "Henkel", ph: 8, un_number: "1263" });
  json(join(own, "bb.json"), { sha256: "bb", maker: "Example", supplier: { name: "Example Ltd" } });
});
afterAll(() => rmSync(corpus, { recursive: true }));

test("own labels join those of the corpus by the file's hash; where both judge, the corpus does", () => {
  expect(labelledSheets(corpus, own)).toEqual([
    { name: "a", sha256: "aa", maker: "Henkel", truth: { ph: 7, signal_word: null, un_number: "1263" } },
    { name: "b", sha256: "bb", maker: "Example", truth: { supplier: { name: "Example Ltd" } } },
  ]);
});

test("sheets without labels are left out, and so is a corpus without labels of its own", () => {
  expect(labelledSheets(corpus, join(corpus, "nowhere")).map(({ name }) => name)).toEqual(["a"]);
});

test("the truth of sheets is written as the corpus's script reads it", () => {
  const folder = truthFolder(labelledSheets(corpus, own));
  expect(readdirSync(folder).sort()).toEqual(["a.json", "b.json"]);
  expect(JSON.parse(readFileSync(join(folder, "a.json"), "utf8"))).toMatchObject({
    ph: 7,
    un_number: "1263",
  });
  rmSync(folder, { recursive: true });
});

test("a maker's names are one, and scans are known by the index", () => {
  expect(makerOf("henkel")).toBe(makerOf("Henkel"));
  expect(makerOf("Airgas")).toBe("Air Liquide");
  expect(makerOf("Nobody Else")).toBe("Nobody Else");
  expect([...scannedFiles(corpus)]).toEqual(["b.pdf"]);
});

test("a field is judged where the truth has it", () => {
  const truth = { supplier: { name: null }, components: [], transport_classes: { adr: "3" } };
  expect(
    ["supplier.name", "components.rows", "transport_class"].every((field) => isJudged(field, truth)),
  ).toBe(true);
  expect(isJudged("supplier.phone", truth)).toBe(false);
  expect(isJudged("first_aid.inhalation", truth)).toBe(false);
});
