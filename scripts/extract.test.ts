import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import { layouts } from "@/lib/fixtures/sheet-options";

const folder = mkdtempSync(join(tmpdir(), "extract-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the command prints one line a file in the order given, whatever is wrong with some", async () => {
  const files = ["missing.pdf", "letter.pdf", "acetone.pdf"].map((name) => join(folder, name));
  writeFileSync(join(folder, "letter.pdf"), "no PDF");
  writeFileSync(
    join(folder, "acetone.pdf"),
    await makeSheet(products.acetone, { ...layouts.ruled, language: "en" }),
  );
  const { stdout, status } = spawnSync(
    process.execPath,
    ["scripts/run.mjs", "scripts/extract.ts", ...files],
    { encoding: "utf8" },
  );
  const lines = stdout.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { file: files[0], status: "failed", error: { code: "unreadable" }, sections: null },
    { file: files[1], status: "failed", error: { code: "not_a_pdf" } },
    { file: files[2], status: "completed", error: null, document: { signal_word: "Danger" } },
  ]);
  expect(status).toBe(1);
}, 60_000);
