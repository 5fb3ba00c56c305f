import { expect, test } from "vitest";
import { cardsFilterOf } from "./cards-filter";

test("a state and a page of the address", () => {
  expect(cardsFilterOf({ status: "outdated", page: "3" })).toMatchObject({ status: "outdated", page: 3 });
});

test.each(["1e308", "99999999999999999999", "-1", "0", "1.5", "x", "", ["1", "2"]])(
  "an address with the page %s shows the first, and is no fault",
  (page) => {
    expect(cardsFilterOf({ status: "nothing", page })).toMatchObject({ page: 1, status: undefined });
  },
);
