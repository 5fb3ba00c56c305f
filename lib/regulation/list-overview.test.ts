import { expect, test } from "vitest";
import { listVersions } from "./list-overview";

test("every list tells its version, its rows and its source", () => {
  const lists = listVersions();
  const candidates = lists.find(({ name }) => name === "REACH candidate list");
  expect(candidates).toMatchObject({ version: "2026-10-09", rows: 253 });
  for (const { name, version, rows, source } of lists) {
    expect(version, name).toMatch(/\d{4}/);
    expect(rows, name).toBeGreaterThan(0);
    expect(source.length, name).toBeGreaterThan(10);
  }
});

test("what has no verified row is said", () => {
  const limits = listVersions()
    .map((one) => one.limits ?? "")
    .join(" ");
  expect(limits).toContain("exempted uses");
  expect(limits).toContain("no national list");
});
