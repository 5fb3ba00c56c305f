import { describe, expect, test } from "vitest";
import { countryNamed, isState } from "./places";

describe("countryNamed", () => {
  test.each([
    ["Österreich", "AT"],
    ["U.S.A.", "US"],
    ["België", "BE"],
    ["Suisse", "CH"],
    ["NETHERLANDS", "NL"],
    ["UK", "GB"],
    ["Etats-Unis", "US"],
  ])("%s is %s", (name, code) => {
    expect(countryNamed(name)).toBe(code);
  });

  test.each(["SE", "Europe", "EU", "Giftnotruf Deutschland", ""])("%j names no country", (name) => {
    expect(countryNamed(name)).toBeNull();
  });
});

test("Texas is a state, Paris is none", () => {
  expect(isState(" Texas")).toBe(true);
  expect(isState("Paris")).toBe(false);
});
