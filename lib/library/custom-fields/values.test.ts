import { describe, expect, it } from "vitest";
import { changeValues, type Group } from "./values";

const id = "6f0c1c3e-5b0a-4c56-9a52-3a8d0f9a1b11";
const groups: Group[] = [
  {
    id,
    name: "Storage",
    schema: {
      type: "object",
      properties: {
        shelf: { type: "string", maxLength: 5 },
        checked_on: { type: "string", format: "date" },
        count: { type: "integer", minimum: 0 },
        tags: { type: "array", items: { type: "string", enum: ["a", "b"] } },
      },
      required: ["count"],
    },
  },
];

describe("changing custom field values", () => {
  it("keeps what is not written and clears with null", () => {
    const { values, errors } = changeValues(
      { [id]: { shelf: "A1", count: 1 } },
      { [id]: { shelf: null, checked_on: "2026-01-31" } },
      groups,
    );
    expect(errors).toEqual([]);
    expect(values).toEqual({ [id]: { count: 1, checked_on: "2026-01-31" } });
  });

  it.each([
    [{ shelf: "A12345" }, `${id}.shelf`],
    [{ checked_on: "31.01.2026" }, `${id}.checked_on`],
    [{ checked_on: "0000-01-01" }, `${id}.checked_on`],
    [{ count: 1.5 }, `${id}.count`],
    [{ count: null }, `${id}.count`],
    [{ tags: ["c"] }, `${id}.tags`],
    [{ colour: "red" }, `${id}.colour`],
    [{ __proto__x: 1 }, `${id}.__proto__x`],
  ])("refuses %o", (fields, field) => {
    expect(changeValues({}, { [id]: fields }, groups).errors[0]?.field).toBe(field);
  });

  it("refuses a group that the team does not have", () => {
    expect(changeValues({}, { storage: {} }, groups).errors[0]?.field).toBe("storage");
  });

  it("drops a group whose last field is cleared", () => {
    expect(changeValues({ [id]: { shelf: "A1" } }, { [id]: { shelf: null } }, groups).values).toEqual({});
  });
});
