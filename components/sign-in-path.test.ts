import { expect, test } from "vitest";
import { ownAddress, signInPath } from "./sign-in-path";

const origin = "https://sds.example.com";

test.each([
  ["/products/1?tab=stock#line-2", "https://sds.example.com/products/1?tab=stock#line-2"],
  ["https://sds.example.com/w/abc", "https://sds.example.com/w/abc"],
  [null, "https://sds.example.com/"],
  ["", "https://sds.example.com/"],
  ["https://evil.example/products", "https://sds.example.com/"],
  ["//evil.example", "https://sds.example.com/"],
  ["/\\evil.example", "https://sds.example.com/"],
  ["https://sds.example.com.evil.example/", "https://sds.example.com/"],
  ["http://sds.example.com/", "https://sds.example.com/"],
  ["javascript:alert(1)", "https://sds.example.com/"],
  ["http://", "https://sds.example.com/"],
  ["/sign-in?callbackUrl=%2Fsign-in", "https://sds.example.com/"],
])("after signing in, %s leads to %s", (wanted, expected) => {
  expect(ownAddress(wanted, origin)).toBe(expected);
});

test("a path that looks like another host stays on this one", () => {
  expect(ownAddress("/.//evil.example", origin)).toBe("https://sds.example.com//evil.example");
});

test("the way to sign in keeps the whole address of the page", () => {
  const path = "/products?filter=a%26b&view=1#row";
  const way = new URL(signInPath(path), origin);
  expect(way.pathname).toBe("/sign-in");
  expect(way.searchParams.get("callbackUrl")).toBe(path);
  expect(signInPath("/")).toBe("/sign-in");
});
