import { randomUUID } from "node:crypto";
import jsQR from "jsqr";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { endMakers } from "@/lib/printing/processes/pool";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";
import { unsafeFindByToken } from "./service";

testDatabase();
let team: TestTeam;
let editor: ApiClient;
let id: string;
beforeAll(async () => {
  team = await testTeam();
  editor = await signedIn(team, "editor");
  id = await uploadRead(team.client);
});
afterAll(endMakers);

/** The address in the QR code of a label, read from its picture. */
async function printedAddress(): Promise<string> {
  const { body } = await team.client.get(`/sds/${id}/clp-label?include_qr=true`);
  const page = await (await readPdf(new Uint8Array(body))).picture(0, 3);
  const { data, info } = await sharp(page).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "";
}
const tokenOf = (address: string) => address.split("/").at(-1) ?? "";

test("a code stays the same until it is ended; the next label has a new one", async () => {
  expect((await editor.get(`/sds/${id}/sheet-link`)).body.data.url).toBeNull();
  const first = await printedAddress();
  expect(first).toMatch(/^http:\/\/localhost:3000\/q\/[\w-]{16}$/);
  expect(await printedAddress()).toBe(first);
  expect((await editor.get(`/sds/${id}/sheet-link`)).body.data.url).toBe(first);
  expect((await unsafeFindByToken(tokenOf(first)))?.document.id).toBe(id);

  expect((await (await signedIn(team, "reader")).delete(`/sds/${id}/sheet-link`)).status).toBe(403);
  expect((await editor.delete(`/sds/${id}/sheet-link`)).status).toBe(200);
  expect(await unsafeFindByToken(tokenOf(first))).toBeNull();
  const second = await printedAddress();
  expect(second).not.toBe(first);
});

test("a code opens for everyone only when the team says so", async () => {
  const token = tokenOf(await printedAddress());
  expect((await unsafeFindByToken(token))?.isOpen).toBe(false);
  await (await signedIn(team, "owner")).patch("/label-settings", { open_sheet_links: true });
  expect((await unsafeFindByToken(token))?.isOpen).toBe(true);
});

test.each(["", "short", "../../etc/passwd", "a".repeat(16)])("%j is nobody's code", async (token) => {
  expect(await unsafeFindByToken(token)).toBeNull();
});

test("another team's sheet is not found", async () => {
  const stranger = await signedIn(await testTeam(), "owner");
  for (const sheet of [id, randomUUID()]) {
    expect((await stranger.get(`/sds/${sheet}/sheet-link`)).status).toBe(404);
    expect((await stranger.delete(`/sds/${sheet}/sheet-link`)).status).toBe(404);
  }
  expect((await editor.get(`/sds/${id}/sheet-link`)).body.data.url).not.toBeNull();
});
