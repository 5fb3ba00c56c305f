import { expect, test } from "vitest";
import { forwardedBy, pathOf } from "./forwarded.mjs";

const baseUrl = "https://sds.example.com";
const claims = {
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "ftp",
  "x-forwarded-port": "1",
  "x-forwarded-prefix": "//evil.example",
  forwarded: "host=evil.example",
};

function seen(address: string, host: string | undefined, trustedProxies: string[] = [], more = {}) {
  const headers: Record<string, string | undefined> = { ...(host && { host }), ...claims, ...more };
  forwardedBy({ trustedProxies, baseUrl })(headers, address);
  return headers;
}

test("a stranger's word on host and scheme is replaced by the Host header and our own address", () => {
  expect(seen("198.51.100.7", "sds.example.com")).toEqual({
    host: "sds.example.com",
    "x-forwarded-for": "198.51.100.7",
    "x-forwarded-host": "sds.example.com",
    "x-forwarded-proto": "https",
  });
  expect(seen("198.51.100.7", "10.0.0.5:3000")["x-forwarded-proto"]).toBe("http");
  expect(seen("198.51.100.7", undefined)).toEqual({ "x-forwarded-for": "198.51.100.7" });
});

test.each([
  ["10.1.2.3", ["10.0.0.0/8"]],
  ["::ffff:10.1.2.3", ["10.0.0.0/8"]],
  ["::1", ["127.0.0.1", "::1"]],
])("a proxy of ours at %s is believed", (address, trusted) => {
  expect(seen(address, "inside:3000", trusted)).toEqual({
    host: "inside:3000",
    ...claims,
    "x-forwarded-for": address,
  });
});

test("the socket's address comes after those that are claimed", () => {
  const claimed = { "x-forwarded-for": "192.0.2.1" };
  expect(seen("198.51.100.7", "a", ["10.0.0.0/8"], claimed)["x-forwarded-for"]).toBe(
    "192.0.2.1, 198.51.100.7",
  );
  expect(seen("", "a", ["10.0.0.0/8"])["x-forwarded-for"]).toBe("");
});

test.each([
  ["/v1/sds?page=2", "/v1/sds?page=2"],
  ["http://example.com/v1/sds?page=2", "/v1/sds?page=2"],
  ["http://example.com", "/"],
  ["HTTPS://example.com?a=b", "/?a=b"],
  ["/go?to=http://example.com/x", "/go?to=http://example.com/x"],
  ["*", "*"],
])("of the target %s the path %s is asked for", (target, path) => {
  expect(pathOf(target)).toBe(path);
});
