import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { GET } from "@/app/api/auth/[...nextauth]/route";
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

const ask = (path: string, cookie = "") => {
  const asked = new NextRequest(`http://localhost:3000/api/auth/${path}`, { headers: { cookie } });
  return GET(asked, { params: Promise.resolve({ nextauth: [path] }) });
};

test.each(["javascript:alert(1)", "x", "%25", "data:text/html,x"])(
  "an address to go on to that is none is refused, not a fault of ours: %s",
  async (wanted) => {
    expect((await ask(`csrf?callbackUrl=${wanted}`)).status).toBe(400);
    const answer = await ask("csrf", `next-auth.callback-url=${wanted}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("set-cookie")).toContain("next-auth.callback-url=; Path=/; Max-Age=0");
  },
);

test("next-auth asks it", async () => {
  const redirect = signInOptions().callbacks?.redirect;
  expect(await redirect?.({ url: "http://[", baseUrl: home })).toBe(home);
});
