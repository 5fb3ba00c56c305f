import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { forgetCalls, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { silentSheet, testPdf, uploadRead } from "@/lib/testing/read-sheet";
import { putReview, reviewedValue, type Word } from "@/lib/testing/review";

testDatabase();
beforeEach(forgetCalls);

let team: TestTeam;
beforeAll(async () => {
  team = await testTeam();
});

const put = (id: string, values: Word[], client = team.client) => putReview(client, id, values);
const valueAt = (id: string, path: string, client = team.client) => reviewedValue(client, id, path);
const statements = "section2.hazard_statements";

test("a corrected hazard statement holds everywhere", async () => {
  const own = await testTeam();
  const id = await uploadRead(own.client);
  const place = (await own.client.post("/locations", { name: "Shelf" })).body.data.id;
  await own.client.post(`/locations/${place}/inventory`, { sds_id: id });
  await put(
    id,
    [
      { path: statements, value: ["H226", "H304"], state: "corrected" },
      { path: "section1.product_name", value: "Propanone", state: "corrected" },
    ],
    own.client,
  );
  const document = (await own.client.get(`/sds/${id}`)).body.data;
  expect(document).toMatchObject({
    hazard_statements: ["H226", "H304"],
    product_name: "Propanone",
    review_state: "in_review",
  });
  const { data, reviewed } = (await own.client.get(`/sds/${id}/sections?include=sources`)).body;
  expect(data.section2.hazard_statements).toEqual([
    { code: "H226", text: null },
    { code: "H304", text: null },
  ]);
  expect(reviewed).toContainEqual(
    expect.objectContaining({
      path: statements,
      state: "corrected",
      by: expect.objectContaining({ name: "test" }),
    }),
  );
  expect((await own.client.get("/sds?query=propanone")).body.data).toHaveLength(1);
  const filter = (value: string) =>
    own.client.post("/products", { filters: [{ field: "h_codes", op: "in", value: [value] }] });
  expect((await filter("H304")).body.data[0].sds).toMatchObject({
    product_name: "Propanone",
    h_codes: ["H226", "H304"],
  });
  expect((await filter("H336")).body.data).toEqual([]);
  const facets = (await own.client.get("/products/facets")).body.data.h_codes;
  expect(facets.map(({ value }: { value: string }) => value).toSorted()).toEqual(["H226", "H304"]);
  const owner = await signedIn(own, "owner");
  const register = await owner.get("/register?format=csv");
  expect(Buffer.from(register.body).toString()).toContain("H304");
});

test("what is corrected is printed on labels and cards, and a word about the hazards makes them known", async () => {
  const own = await testTeam();
  const id = await uploadRead(own.client, silentSheet);
  const printed = async (kind: string) => {
    const { body } = await own.client.get(`/sds/${id}/${kind}`);
    const { pages } = await readPdf(new Uint8Array(body));
    return pages.map(({ text }) => text).join(" ");
  };
  const before = await printed("clp-label");
  expect(before).not.toContain("Highly flammable");
  const values = [
    { path: statements, value: ["H225", "H301"], state: "corrected" },
    { path: "section2.signal_word", state: "confirmed" },
    { path: "section2.pictograms", value: ["GHS02", "GHS06"], state: "corrected" },
  ];
  expect((await put(id, values, own.client)).status).toBe(200);
  for (const kind of ["clp-label", "safety-card"]) {
    const text = await printed(kind);
    expect(text).toContain("Highly flammable liquid and vapour");
    expect(text).toContain("Toxic if swallowed");
  }
  const hazards = [{ field: "hazards", op: "eq", value: "known" }];
  expect((await own.client.post("/products", { filters: hazards })).body.data).toHaveLength(1);
  expect((await own.client.get(`/sds/${id}`)).body.data.errors).toEqual({});
});

test("an assessment asks for a review when what it rests on is corrected", async () => {
  const own = await testTeam();
  const id = await uploadRead(own.client);
  const owner = await signedIn(own, "owner");
  const product = (await own.client.post("/products")).body.data[0].id;
  const place = (await own.client.post("/locations", { name: "Shelf" })).body.data.id;
  await own.client.post(`/workplaces/${place}/products`, { product_ids: [product] });
  const emkg = `/products/${product}/workplaces/${place}/emkg`;
  const assessment_answers = {
    physical_form: "liquid",
    amount_value: 1,
    amount_unit: "kg",
    skin_contact: true,
    ventilation: "general",
  };
  const before = (await owner.put(emkg, { assessment_answers })).body.data.control_levels;
  expect((await owner.get("/assessments?status=review")).body.data).toEqual([]);
  await put(id, [{ path: statements, value: ["H350", "H310"], state: "corrected" }], own.client);
  expect((await owner.get("/assessments?status=review")).body.data).toHaveLength(1);
  const after = (await owner.put(emkg, { assessment_answers })).body.data.control_levels;
  expect(after).not.toEqual(before);
});

test("a person's word is shown to their team alone", async () => {
  const [own, other] = [await testTeam(), await testTeam()];
  const content = testPdf();
  const id = await uploadRead(own.client, {}, content);
  const theirs = await uploadRead(other.client, {}, content);
  await put(id, [{ path: "section1.product_name", value: "Secret", state: "corrected" }], own.client);
  expect((await valueAt(theirs, "section1.product_name", other.client)).value).toBe("Acetone technical");
  expect((await other.client.get(`/sds/${theirs}`)).body.data.product_name).toBe("Acetone technical");
  expect((await other.client.get(`/sds/${id}/review`)).status).toBe(404);
  expect((await put(id, [{ path: statements, state: "absent" }], other.client)).status).toBe(404);
});

test("the catalogue shows a corrected sheet as it was read", async () => {
  const own = await testTeam("Sharing team", true);
  const name = `Sharable ${randomUUID().slice(0, 8)}`;
  const id = await uploadRead(own.client, { product_name: name });
  await put(id, [{ path: "section1.product_name", value: "Zyxwvut", state: "corrected" }], own.client);
  await put(id, [{ path: statements, value: ["H226"], state: "corrected" }], own.client);
  const found = async (query: string) => (await team.client.post("/catalogue/search", { query })).body.data;
  expect(await found(name)).toEqual([
    expect.objectContaining({ product_name: name, h_codes: ["EUH066", "H225", "H319", "H336"] }),
  ]);
  expect(await found("zyxwvut")).toEqual([]);
});
