import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { pageHeader } from "./components/sign-in-path";
import { handleFile } from "./lib/api/files/http";
import { noSession } from "./lib/api/road/authenticate";
import { handle } from "./lib/api/road/http";
import { forgetEnvironment } from "./lib/platform/environment";
import { proxy } from "./proxy";

const answer = (path: string) => proxy(new NextRequest(new URL(path, "http://localhost:3000")));
const told = (response: Response) => response.headers.get(`x-middleware-request-${pageHeader}`);

test.each([
  ["/products?filter=a%26b&view=1", "/products?filter=a%26b&view=1"],
  ["/workplaces/1?_rsc=x7", "/workplaces/1"],
  ["/", "/"],
])("a page at %s is told its own address, to come back to after signing in", (path, expected) => {
  expect(told(answer(path))).toBe(expected);
});

test.each(["/products/%E0%A4%A", "/w/%", "/q/%ff", "/docs/%E0"])(
  "%s is an address that leads nowhere",
  (path) => {
    const response = answer(path);
    expect(response.headers.get("x-middleware-rewrite")).toBe("http://localhost:3000/nothing-here");
    expect(response.headers.get("content-security-policy")).toContain("default-src");
  },
);

test.each(["/v1/sds/%E0", "/files/%E0", "/api/auth/%E0"])("so is %s, told as a problem", async (path) => {
  const response = answer(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
});

test.each(["application/x-www-form-urlencoded", "application/json", ""])(
  "a form of a page that comes as %j is refused, not a fault of ours",
  (type) => {
    const sent = (more: object) =>
      proxy(
        new NextRequest("http://localhost:3000/sign-in", {
          method: "POST",
          headers: { "content-type": type, ...more },
        }),
      );
    expect(sent({ "next-action": "0".repeat(42) }).status).toBe(415);
    expect(sent({}).headers.get("x-middleware-next")).toBe("1");
  },
);

test.each(["text/plain;charset=UTF-8", "multipart/form-data; boundary=a"])(
  "one that comes as %s goes on",
  (type) => {
    const headers = { "content-type": type, "next-action": "0".repeat(42) };
    const sent = proxy(new NextRequest("http://localhost:3000/sign-in", { method: "POST", headers }));
    expect(sent.headers.get("x-middleware-next")).toBe("1");
  },
);

test("an address with letters that are encoded well goes on", () => {
  for (const path of ["/v1/sds/%C3%A4", "/products/%C3%A4"])
    expect(answer(path).headers.get("x-middleware-next")).toBe("1");
});

test("a slash at the end leads to the page without it, and has a request id too", () => {
  const response = answer("/products/");
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("http://localhost:3000/products");
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("behind https browsers are told to stay with it, wherever they call", async () => {
  process.env.BASE_URL = "https://sds.example.com";
  forgetEnvironment();
  try {
    const responses = [
      answer("/products"),
      answer("/products/"),
      await handle(new Request("https://sds.example.com/v1/sds"), noSession),
      await handleFile(new Request("https://sds.example.com/files/nothing")),
    ];
    for (const { headers } of responses)
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  } finally {
    delete process.env.BASE_URL;
    forgetEnvironment();
  }
});
