import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { endMakers } from "@/lib/printing/processes/pool";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
let team: TestTeam;
let admin: ApiClient;
beforeAll(async () => {
  team = await testTeam();
  admin = await signedIn(team, "admin");
});
afterAll(endMakers);

const defaults = async () => {
  const { body } = await admin.get("/safety-card-profiles");
  return body.data.flatMap((one: { is_default: boolean; name: string }) =>
    one.is_default ? [one.name] : [],
  );
};

test("a team has a default profile from the start, and keys may read it", async () => {
  const { status, body } = await team.readOnly.get("/safety-card-profiles");
  expect(status).toBe(200);
  expect(body.data).toMatchObject([{ name: "Standard", is_default: true }]);
});

test("there is always one default profile", async () => {
  const made = await admin.post("/safety-card-profiles", { name: "Hall 2", is_default: true });
  expect(made.status).toBe(201);
  expect(await defaults()).toEqual(["Hall 2"]);
  const { id } = made.body.data;
  expect((await admin.patch(`/safety-card-profiles/${id}`, { is_default: false })).status).toBe(422);
  expect((await admin.delete(`/safety-card-profiles/${id}`)).status).toBe(200);
  expect(await defaults()).toEqual(["Standard"]);
});

test("a card shows what its profile says", async () => {
  const picture = sharp({ create: { width: 2000, height: 400, channels: 3, background: "#f80" } });
  const base64 = (await picture.jpeg().toBuffer()).toString("base64");
  const settings = {
    company: "Waterhoven Chemie",
    phones: [{ label: "BHV", number: "4711" }],
    blocks: ["phones", "product"],
    layout: "vik",
    footer: "Keep near the sink",
    logo: { media_type: "image/jpeg", base64 },
  };
  const { body } = await admin.post("/safety-card-profiles", { name: "Lab", settings });
  expect(body.data.settings.logo.media_type).toBe("image/png");
  const sheet = await uploadRead(team.client);
  const card = await team.client.get(`/sds/${sheet}/safety-card?profile_id=${body.data.id}&language=nl`);
  const text = (await readPdf(new Uint8Array(card.body))).pages[0]?.text ?? "";
  for (const part of ["Waterhoven Chemie", "4711", "Keep near the sink"]) expect(text).toContain(part);
  expect(text.indexOf("Noodnummers")).toBeLessThan(text.indexOf("Productgegevens"));
});

test.each([
  ["a name that is taken", { name: "Standard" }, "name"],
  [
    "a logo that is no picture",
    { name: "L", settings: { logo: { media_type: "image/png", base64: "bm8=" } } },
    "settings.logo",
  ],
  [
    "a colour by name",
    { name: "C", settings: { colours: { heading: "red", heading_text: "#000000" } } },
    "settings.colours.heading",
  ],
  ["no blocks at all", { name: "B", settings: { blocks: [] } }, "settings.blocks"],
])("%s is refused", async (_, body, field) => {
  const answer = await admin.post("/safety-card-profiles", body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0].field).toBe(field);
});

test("only admins change profiles, and only those of their team", async () => {
  const [{ id }] = (await admin.get("/safety-card-profiles")).body.data;
  const editor = await signedIn(team, "editor");
  expect((await editor.patch(`/safety-card-profiles/${id}`, { name: "Mine" })).status).toBe(403);
  expect((await team.client.post("/safety-card-profiles", { name: "By key" })).status).toBe(403);
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await stranger.patch(`/safety-card-profiles/${id}`, { name: "Theirs" })).status).toBe(404);
  expect((await stranger.delete(`/safety-card-profiles/${id}`)).status).toBe(404);
});
