import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { signUrl } from "@/lib/platform/signatures";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { oneOfEverything } from "@/lib/testing/one-of-everything";
import { testPdf } from "@/lib/testing/read-sheet";
import { handleFile } from "./http";

testDatabase();

type Ids = Record<string, string>;
let ours: Ids;
let theirs: Ids;
let other: TestTeam;

beforeAll(async () => {
  other = await testTeam();
  [ours, theirs] = [await oneOfEverything(await testTeam()), await oneOfEverything(other)];
});

type Method = "GET" | "PUT";
const kinds: [string, Method, (ids: Ids) => string | undefined][] = [
  ["documents", "GET", ({ sdsId }) => sdsId],
  ["attachments", "GET", ({ attachmentId }) => attachmentId],
  ["uploads", "PUT", ({ upload_id }) => upload_id],
];

function ask(method: string, address: string | URL): Promise<Response> {
  const put = { body: testPdf(), headers: { "content-type": "application/pdf" } };
  return handleFile(new Request(address, { method, ...(method === "PUT" ? put : {}) }));
}

/** An address with the right that was signed for another. */
function withSignatureOf(path: string, signed: string): URL {
  const from = new URL(signed);
  return new URL(path + from.search, from);
}

describe.each(kinds)("an address below /files/%s", (kind, method, idOf) => {
  const pathOf = (ids: Ids) => `/files/${kind}/${idOf(ids)}`;
  const signed = (ids: Ids, seconds = 60) => signUrl(method, pathOf(ids), seconds).url;

  test("opens what it was signed for; an upload takes its file once", async () => {
    expect((await ask(method, signed(ours))).status).toBe(method === "PUT" ? 409 : 200);
  });

  test("opens nothing with the signature of another object", async () => {
    expect((await ask(method, withSignatureOf(pathOf(theirs), signed(ours)))).status).toBe(403);
    const unknown = `/files/${kind}/${randomUUID()}`;
    expect((await ask(method, withSignatureOf(unknown, signed(ours)))).status).toBe(403);
    for (const [otherKind] of kinds.filter(([name]) => name !== kind)) {
      const path = `/files/${otherKind}/${idOf(ours)}`;
      const asked = otherKind === "uploads" ? "PUT" : "GET";
      expect((await ask(asked, withSignatureOf(path, signed(ours)))).status, otherKind).toBe(403);
    }
  });

  test("opens nothing once it has expired, and its time cannot be put off", async () => {
    const expired = new URL(signed(ours, -1));
    expect((await ask(method, expired)).status).toBe(403);
    expired.searchParams.set("expires", String(Number(expired.searchParams.get("expires")) + 3600));
    expect((await ask(method, expired)).status).toBe(403);
  });

  test("opens nothing for another method than the one it was signed for", async () => {
    const wrong = method === "GET" ? "PUT" : "GET";
    expect((await ask(method, signUrl(wrong, pathOf(ours), 60).url)).status).toBe(403);
    for (const asked of [wrong, "POST", "DELETE", "PATCH"])
      expect((await ask(asked, signed(ours))).status, asked).toBe(405);
  });

  test("opens nothing without a signature or with half of one", async () => {
    const address = new URL(signed(ours));
    const signature = address.searchParams.get("signature") ?? "";
    for (const given of ["", signature.slice(1), `${signature}A`, signature.toLowerCase()]) {
      address.searchParams.set("signature", given);
      expect((await ask(method, address)).status, given).toBe(403);
    }
    address.search = "";
    expect((await ask(method, address)).status).toBe(403);
  });

  test("is not called with a key, whoever's it is", async () => {
    const body = method === "PUT" ? testPdf() : undefined;
    const headers = { "x-api-key": String(other.client.key), "content-type": "application/pdf" };
    expect((await handleFile(new Request(signed(theirs), { method, headers, body }))).status).toBe(400);
  });
});

test("an address gives a file for five minutes and takes one for fifteen, as it says", async () => {
  const now = Math.floor(Date.now() / 1000);
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });
  const { upload_url, ...upload } = (await other.client.post("/uploads")).body.data;
  const attached = `/products/${theirs.product_id}/attachments/${theirs.attachmentId}/download`;
  const { url, ...attachment } = (await other.client.get(attached)).body.data;
  vi.useRealTimers();
  const secondsOf = (address: string) => Number(new URL(address).searchParams.get("expires")) - now;
  expect([secondsOf(url), secondsOf(upload_url)]).toEqual([5 * 60, 15 * 60]);
  expect([attachment, upload].map(({ expires_at }) => Date.parse(expires_at) / 1000 - now)).toEqual([
    5 * 60,
    15 * 60,
  ]);
});

test("an address opens until its second has come, and not from then on", async () => {
  const start = Math.floor(Date.now() / 1000) * 1000;
  const after = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: start + ms });
  after(0);
  const { url } = signUrl("GET", `/files/documents/${ours.sdsId}`, 60);
  after(59_999);
  expect((await ask("GET", url)).status).toBe(200);
  after(60_000);
  expect((await ask("GET", url)).status).toBe(403);
  vi.useRealTimers();
});
