import { expect, test } from "vitest";
import { changeOf } from "./change-of";

const patch = { path: "/things/{id}", method: "PATCH" } as const;

test("what changed is noted with what it was, what stayed is not", () => {
  const asked = { id: "1", name: "New", tags: ["a"], unit: "kg" };
  expect(changeOf(patch, asked, { name: "Old", tags: ["a"], unit: null, other: 1 })).toEqual({
    details: { name: "New", unit: "kg" },
    before: { name: "Old", unit: null },
  });
});

test("of an object the members that changed are noted", () => {
  const asked = { settings: { company: "B", site: "North", footer: null } };
  expect(changeOf(patch, asked, { settings: { company: "A", site: "North" } })).toEqual({
    details: { settings: { company: "B" } },
    before: { settings: { company: "A" } },
  });
});

test("what is not known of before is noted as it was asked", () => {
  const asked = { comment: "Why", values: [{ path: "a" }] };
  expect(changeOf(patch, asked, { values: [{ path: "b" }] })).toEqual({ details: asked, before: null });
});

test("secrets and files are never noted, neither as asked nor as they were", () => {
  const asked = { new_password: "x", upload_token: "y", file: { bytes: new Uint8Array(2) }, name: "New" };
  const found = { new_password: "a", upload_token: "b", file: "c", name: "Old" };
  expect(changeOf(patch, asked, found)).toEqual({ details: { name: "New" }, before: { name: "Old" } });
});

test("long texts are cut, and long changes are noted by their members alone", () => {
  const long = "x".repeat(5_000);
  expect(changeOf(patch, { note: long }, { note: "" }).details).toEqual({ note: `${"x".repeat(300)}…` });
  const many = Array.from({ length: 500 }, (_, i) => `tag ${i}`);
  expect(changeOf(patch, { tags: many }, { tags: [] })).toEqual({
    details: { members: ["tags"] },
    before: null,
  });
});

test("of what is removed it is noted what it was, without addresses and ids", () => {
  const found = { id: "1", amount: 5, unit: "L", download_url: "https://example.com/?signature=1" };
  expect(changeOf({ ...patch, method: "DELETE" }, { id: "1" }, found)).toEqual({
    details: {},
    before: { amount: 5, unit: "L" },
  });
});
