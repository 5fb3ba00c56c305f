import { beforeEach, describe, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { type ApiClient, forgetCalls, signedIn, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
beforeEach(forgetCalls);

type Rule = "nothing" | "warning" | "stop";

async function teamWith(rule: Rule) {
  const team = await testTeam();
  const owner = await signedIn(team, "owner");
  const unreleased = { labels: rule, cards: rule, signatures: rule, register: rule };
  const { body } = await owner.patch("/team", { unreleased });
  expect(body.data.unreleased).toEqual(unreleased);
  const id = await uploadRead(team.client);
  const product = (await team.client.post("/products")).body.data[0].id;
  const place = (await team.client.post("/locations", { name: "Shelf" })).body.data.id;
  await team.client.post(`/workplaces/${place}/products`, { product_ids: [product] });
  const assessment = `/products/${product}/workplaces/${place}/recess`;
  await owner.put(assessment, { exposure: 1, probability: 1, effect: 1 });
  return { team, id, owner, assessment };
}
type Made = Awaited<ReturnType<typeof teamWith>>;

const accepted = "accept_open=true&reason=In%20use%20for%20years";

/** What is made of the sheet, as it is and with what is open accepted. */
const uses: Record<string, (made: Made, query: string) => ReturnType<ApiClient["get"]>> = {
  label: ({ id, owner }, query) => owner.get(`/sds/${id}/clp-label?${query}`),
  labels: ({ id, owner }, query) => owner.get(`/labels?sds_ids=${id}&${query}`),
  card: ({ id, owner }, query) => owner.get(`/sds/${id}/safety-card?${query}`),
  "drafted card": ({ id, owner }, query) =>
    owner.post("/safety-card-drafts", {
      sds_id: id,
      ...(query ? { accept_open: true, reason: "In use for years" } : {}),
    }),
  register: ({ owner }, query) => owner.get(`/register?format=csv&${query}`),
};

const warningsIn = (headers: Headers): { code: string }[] => JSON.parse(headers.get("x-warnings") ?? "[]");

describe.each(Object.entries(uses))("a %s", (_, make) => {
  test("warns of a sheet that nobody has released, until somebody does", async () => {
    const made = await teamWith("warning");
    const { status, headers } = await make(made, "");
    expect(status).toBe(200);
    expect(warningsIn(headers).map(({ code }) => code)).toContain("not_released");
    await made.owner.post(`/sds/${made.id}/release`, { accept_open: true, reason: "Known" });
    const after = await make(made, "");
    expect(warningsIn(after.headers).map(({ code }) => code)).not.toContain("not_released");
  });

  test("says nothing where the team wants nothing said", async () => {
    const { headers } = await make(await teamWith("nothing"), "");
    expect(warningsIn(headers).map(({ code }) => code)).not.toContain("not_released");
  });

  test("is stopped by open values where the team says so, and made when they are accepted", async () => {
    const made = await teamWith("stop");
    const { status, body } = await make(made, "");
    expect(status).toBe(409);
    expect(body.open).toContainEqual(
      expect.objectContaining({ path: "section4.inhalation", state: "missing", sds_id: made.id }),
    );
    expect(body.sheets).toEqual([{ id: made.id, name: expect.any(String) }]);
    expect((await make(made, accepted)).status).toBe(200);
    expect((await make(made, accepted)).status).toBe(200);
    const { body: log } = await made.owner.get("/audit-events?action=useOpenSheet");
    expect(log.data.map(({ details }: { details: unknown }) => details)).toEqual([
      expect.objectContaining({ reason: "In use for years" }),
    ]);
    await made.owner.post(`/sds/${made.id}/release`, { accept_open: true, reason: "Known" });
    expect((await make(made, "")).status).toBe(200);
  });
});

test("many sheets that nobody has released are counted in one warning", async () => {
  const { owner } = await teamWith("warning");
  const ids = [];
  for (let i = 0; i < 11; i += 1) ids.push(await uploadRead(owner, { product_name: `Product ${i}` }));
  const { headers } = await owner.get(`/labels?sds_ids=${ids.join(",")}`);
  const ofRelease = warningsIn(headers).filter(({ code }) => code === "not_released");
  expect(ofRelease).toEqual([expect.objectContaining({ subject: "11" })]);
});

test("a card says on itself that nobody has released its sheet", async () => {
  const { id, owner } = await teamWith("warning");
  const printed = async () => {
    const { body } = await owner.get(`/sds/${id}/safety-card`);
    return (await readPdf(new Uint8Array(body))).pages.map(({ text }) => text).join(" ");
  };
  expect(await printed()).toContain("Nobody has released");
  await owner.post(`/sds/${id}/release`, { accept_open: true, reason: "Known" });
  expect(await printed()).not.toContain("Nobody has released");
});

describe("a label says on itself that nobody has released its sheet", () => {
  const textOf = async (address: string, owner: ApiClient) => {
    const { body } = await owner.get(address);
    const { pages } = await readPdf(new Uint8Array(body));
    return pages.map(({ text }) => text).join(" ");
  };

  test("until somebody does, where the team wants it said", async () => {
    const { id, owner } = await teamWith("warning");
    const label = `/sds/${id}/clp-label?language=en`;
    expect(await textOf(label, owner)).toContain("SDS not released");
    expect(await textOf(`/labels?sds_ids=${id}&language=de&paper=A4`, owner)).toContain(
      "SDB nicht freigegeben",
    );
    const others = { cards: "warning", signatures: "warning", register: "warning" };
    await owner.patch("/team", { unreleased: { ...others, labels: "nothing" } });
    expect(await textOf(label, owner)).not.toContain("not released");
    await owner.patch("/team", { unreleased: { ...others, labels: "stop" } });
    expect(await textOf(`${label}&${accepted}`, owner)).toContain("SDS not released");
    await owner.post(`/sds/${id}/release`, { accept_open: true, reason: "Known" });
    expect(await textOf(label, owner)).not.toContain("not released");
  });
});

test("what is open is not accepted without a reason", async () => {
  const { id, owner } = await teamWith("stop");
  const { status, body } = await owner.get(`/sds/${id}/clp-label?accept_open=true`);
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ field: "reason", message: expect.any(String) }]);
});

test("who may only read accepts nothing that is open", async () => {
  const { team, id } = await teamWith("stop");
  for (const client of [team.readOnly, await signedIn(team, "reader")]) {
    expect((await client.get(`/sds/${id}/clp-label`)).status).toBe(409);
    expect((await client.get(`/sds/${id}/clp-label?${accepted}`)).status).toBe(403);
  }
});

test("a signature is stopped by open values where the team says so, and given when they are accepted", async () => {
  const { assessment, owner } = await teamWith("stop");
  const { status, body } = await owner.post(`${assessment}/sign`);
  expect(status).toBe(409);
  expect(body.open.length).toBeGreaterThan(0);
  const wish = { accept_open: true, reason: "Known" };
  expect((await owner.post(`${assessment}/sign`, wish)).body.data.state).toBe("signed");
});

test("a signature warns of a sheet that nobody has released, until somebody does", async () => {
  const { id, assessment, owner } = await teamWith("warning");
  const { body } = await owner.post(`${assessment}/sign`);
  expect(body.warnings).toEqual([expect.objectContaining({ code: "not_released", sds_id: id })]);
  await owner.put(assessment, { exposure: 2, probability: 1, effect: 1 });
  await owner.post(`/sds/${id}/release`, { accept_open: true, reason: "Known" });
  expect((await owner.post(`${assessment}/sign`)).body.warnings).toEqual([]);
});

test("a superseded sheet is stopped where the team says so", async () => {
  const { id, owner } = await teamWith("stop");
  await owner.post(`/sds/${id}/release`, { accept_open: true, reason: "Known" });
  const later = await uploadRead(owner, { revision_date: "2025-01-01" });
  expect((await owner.get(`/sds/${id}`)).body.data.superseded_by).toBe(later);
  const { status, body } = await owner.get(`/sds/${id}/clp-label`);
  expect(status).toBe(409);
  expect(body).toMatchObject({ open: [], superseded: [id] });
});
