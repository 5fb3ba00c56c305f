import { expect, test } from "vitest";
import { signInOptions } from "./options";
import { wayOn } from "./way-on";

const home = "https://sds.example.com";

test.each([
  ["/products?q=a#b", `${home}/products?q=a#b`],
  [`${home}/sheets`, `${home}/sheets`],
])("%s leads there", (wanted, expected) => {
  expect(wayOn(wanted, home)).toBe(expected);
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\t//evil.example",
  "http:///evil.example",
  "http://sds.example.com",
  "https://sds.example.com@evil.example/",
  "https://sds.example.com.evil.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://[",
  "https://%",
])("%j leads home, and is no fault", (wanted) => {
  expect(wayOn(wanted, home)).toBe(home);
});

test("next-auth asks it", async () => {
  const redirect = signInOptions().callbacks?.redirect;
  expect(await redirect?.({ url: "http://[", baseUrl: home })).toBe(home);
});
