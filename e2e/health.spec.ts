import { expect, test } from "@playwright/test";
import { apiKey } from "./account";
import { serverAddress } from "./server";

test("the application says that it is up and ready", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect(await (await request.get("/readyz")).json()).toMatchObject({ status: "ready" });
});

test("a key of the first team lists its documents, and a wrong key does not", async ({ request }) => {
  const list = await request.get("/v1/sds", { headers: { authorization: `Bearer ${apiKey()}` } });
  expect(list.status()).toBe(200);
  const refused = await request.get("/v1/sds", { headers: { authorization: "Bearer sds_live_wrong" } });
  expect(refused.status()).toBe(401);
});

test("an address of the API with a slash at its end is the same address; that of a page is redirected", async ({
  request,
}) => {
  const headers = { authorization: `Bearer ${apiKey()}` };
  expect((await request.get("/v1/sds/", { headers, maxRedirects: 0 })).status()).toBe(200);
  for (const path of ["/products/?q=acid", "//example.com/products/"]) {
    const moved = await request.get(serverAddress + path, { maxRedirects: 0 });
    expect(moved.status()).toBe(308);
    expect(new URL(moved.headers().location ?? "", serverAddress).host).toBe(new URL(serverAddress).host);
  }
});
