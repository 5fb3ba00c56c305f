import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keptSecret } from "./kept-secret";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "secret-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("makes a secret once and answers with the same one from then on", () => {
  const secret = keptSecret(join(folder, "new"), "auth-secret");
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keptSecret(join(folder, "new"), "auth-secret")).toBe(secret);
  expect(readdirSync(join(folder, "new"))).toEqual(["auth-secret"]);
});

it("lets only the owner of the file read it", () => {
  keptSecret(folder, "auth-secret");
  expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600);
});

it("refuses an empty file rather than working with an empty secret", () => {
  writeFileSync(join(folder, "auth-secret"), "\n");
  expect(() => keptSecret(folder, "auth-secret")).toThrow(/is empty/);
});
