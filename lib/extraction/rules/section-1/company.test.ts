import { expect, test } from "vitest";
import { EMAIL } from "./trimmed-name";

const addresses = (text: string) => text.match(EMAIL) ?? [];

test("addresses are found beside each other and in brackets", () => {
  expect(addresses("Mail: info@example.com, (sds.team@example.co.uk)")).toEqual([
    "info@example.com",
    "sds.team@example.co.uk",
  ]);
});

test.each(["a", "1-", "a.", "a@", "a@a.", "-", "é"])("200 kB of %s are looked through once", (repeated) => {
  expect(addresses(`${repeated.repeat(200_000 / repeated.length)} info@example.com`)).toContain(
    "info@example.com",
  );
});
