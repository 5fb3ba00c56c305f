import { expect, test } from "vitest";
import { operations } from "@/lib/api/table";
import { checkInput, readInput } from "./input";

function named(id: string) {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(id);
  return operation;
}

test("an unknown query parameter is answered with the known ones", async () => {
  const listed = readInput(named("listDocuments"), new Request("http://localhost/v1/sds?limit=5"), []);
  await expect(listed).rejects.toThrow(/^limit: unknown query parameter; known here: .*per_page/);
});

test.each([
  [{ filters: [], colour: "red" }, /^colour: unknown member; known here: .*filters/],
  [
    { filters: [{ field: "h_codes", op: "in", value: [], colour: "red" }] },
    /filters\[0\]\.colour: unknown member; known here: field, op, value/,
  ],
])("an unknown member is answered with the known ones: %o", (input, answer) => {
  expect(() => checkInput(named("listProducts"), input)).toThrow(answer);
});
