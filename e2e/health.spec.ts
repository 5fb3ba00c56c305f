import { expect, test } from "@playwright/test";
import { apiKey } from "./account";

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
