import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { type ApiClient, forgetCalls, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { finishReading, harmlessSheet, silentSheet, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
beforeEach(forgetCalls);

let team: TestTeam;
let person: ApiClient;
beforeAll(async () => {
  team = await testTeam();
  person = await signedIn(team, "editor");
});

const answers = {
  physical_form: "liquid",
  amount_value: 2,
  amount_unit: "L",
  boiling_point_c: 56,
  skin_contact: true,
  skin_area: "large",
  skin_duration: "long",
  ventilation: "general",
};
const section9 = (boiling: number) => ({
  section9: {
    title: "Properties",
    page: 1,
    text: "",
    subsections: [],
    physical_state: { value: "liquid", text: "liquid" },
    boiling_point: { value: boiling, comparator: null, unit: "°C", conditions: null, text: `${boiling} °C` },
  },
});

/** A product of its own at a workplace, with 2 L in stock. */
async function placed(name: string) {
  const sds = await uploadRead(team.client, { product_name: name, sections: section9(56) });
  const place = (await team.client.post("/locations", { name: `Room of ${name}` })).body.data.id;
  await team.client.post(`/locations/${place}/inventory`, { sds_id: sds, amount: 2, unit: "L" });
  const { productId } = await database().document.findUniqueOrThrow({ where: { id: sds } });
  return { sds, place, product: productId, path: `/products/${productId}/workplaces/${place}` };
}

describe("an EMKG assessment", () => {
  test("takes no exposure limit for a liquid, and says why", async () => {
    const { path } = await placed("Styrene");
    for (const limit of [{ oel_mg_m3: 86 }, { oel_ppm: 20 }]) {
      const refused = await person.put(`${path}/emkg`, { assessment_answers: { ...answers, ...limit } });
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toEqual([
        {
          field: `assessment_answers.${Object.keys(limit)[0]}`,
          message: expect.stringContaining("the product is a liquid"),
        },
      ]);
    }
    expect((await person.get(`${path}/assessments`)).body.data.emkg).toBeNull();
  });

  test("takes no exposure limit for the dust of a mixture, and one for that of a substance", async () => {
    const dust = { ...answers, physical_form: "solid", amount_unit: "kg", oel_mg_m3: 0.05 };
    const { path, sds } = await placed("Powder");
    const section3 = (kind: "substance" | "mixture") => ({
      section3: { title: "Composition", page: 1, text: "", subsections: [], kind },
    });
    await finishReading(sds, { product_name: "Powder", sections: section3("mixture") });
    expect((await person.put(`${path}/emkg`, { assessment_answers: dust })).status).toBe(422);
    await finishReading(sds, { product_name: "Powder", sections: section3("substance") });
    const { body } = await person.put(`${path}/emkg`, { assessment_answers: dust });
    expect(body.data.control_levels).toMatchObject({ hazard_group: "C", hazard_group_basis: "oel" });
  });

  test("of a sheet that says gas is left to an expert, whatever form is answered", async () => {
    const { path, sds } = await placed("Propane");
    await finishReading(sds, {
      product_name: "Propane",
      hazard_statements: ["H220", "H280"],
      ghs_pictograms: ["GHS02", "GHS04"],
      sections: { section9: {}, section14: { modes: { adr: { un_number: "1978", class: "2.1" } } } },
    });
    const { body } = await person.put(`${path}/emkg`, { assessment_answers: answers });
    expect(body.data.control_levels).toMatchObject({ inhalation: 4, overall: 4, not_covered: ["gas"] });
  });

  test("is to review, with exactly what changed, when a later revision takes over", async () => {
    const { path, product } = await placed("Revised");
    await person.put(`${path}/emkg`, { assessment_answers: answers, note: "Under the hood" });
    const signed = await person.post(`${path}/emkg/sign`, { review_months: 12 });
    expect(signed.body.data.state).toBe("signed");
    const before = (await person.get(`${path}/assessments`)).body.data;
    expect(before).toMatchObject({
      status: "signed",
      sheet: { boiling_point_c: 56, h_codes: ["EUH066", "H225", "H319", "H336"] },
      stock: { amount: 2, band: "medium" },
      emkg: { status: "signed", changes: [], note: "Under the hood", review_due: expect.any(String) },
    });

    await uploadRead(team.client, {
      product_name: "Revised",
      revision_date: "2026-02-01",
      hazard_statements: ["H225", "H319", "H336", "H351"],
      sections: section9(49),
    });
    const after = (await person.get(`${path}/assessments`)).body.data;
    expect(after.emkg).toMatchObject({
      status: "review",
      state: "signed",
      changes: [
        { input: "h_codes", from: ["EUH066"], to: ["H351"] },
        { input: "boiling_point_c", from: ["56"], to: ["49"] },
      ],
      control_levels: { overall: 2, hazard_group: "A" },
      levels_now: { overall: 4, hazard_group: "D", release: "high" },
    });
    const list = (await person.get(`/assessments?status=review`)).body;
    expect(list.data.map((row: { product: { id: string } }) => row.product.id)).toContain(product);
  });

  test("is not touched by a revision that changes no input", async () => {
    const { path } = await placed("Reworded");
    await person.put(`${path}/emkg`, { assessment_answers: answers });
    await uploadRead(team.client, {
      product_name: "Reworded",
      revision_date: "2026-02-01",
      sections: section9(56),
    });
    expect((await person.get(`${path}/assessments`)).body.data.emkg).toMatchObject({
      status: "draft",
      changes: [],
    });
  });

  test("is to review when the stock crosses a band, and not before", async () => {
    const { path, place, sds } = await placed("Stocked");
    await person.put(`${path}/emkg`, { assessment_answers: answers });
    const add = (amount: number) =>
      team.client.post(`/locations/${place}/inventory`, { sds_id: sds, amount, unit: "kg" });
    await add(900);
    expect((await person.get(`${path}/assessments`)).body.data.emkg.changes).toEqual([]);
    await add(100);
    expect((await person.get(`${path}/assessments`)).body.data.emkg.changes).toEqual([
      { input: "amount", from: ["2"], to: ["1002"] },
    ]);
  });

  test("is not signed when what the draft rests on has changed since", async () => {
    const { path, sds } = await placed("Changed under the hand");
    await person.put(`${path}/emkg`, { assessment_answers: answers });
    await finishReading(sds, { hazard_statements: ["H351"], sections: section9(56) });
    const refused = await person.post(`${path}/emkg/sign`);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain("h_codes");
    await person.put(`${path}/emkg`, { assessment_answers: answers });
    expect((await person.post(`${path}/emkg/sign`)).status).toBe(200);
  });

  test("counts what the sheet says of Skin Corr. 1A although the answers cannot", async () => {
    const sds = await uploadRead(team.client, {
      product_name: "Corrosive",
      hazard_statements: ["H314"],
      ghs_pictograms: ["GHS05"],
      sections: {
        ...harmlessSheet.sections,
        section2: {
          title: "",
          page: 1,
          text: "",
          subsections: [],
          classifications: [{ class_code: "Skin Corr.", category_code: "1A", hazard_code: "H314" }],
        },
      },
    });
    const place = (await team.client.post("/locations", { name: "Acids" })).body.data.id;
    await team.client.post(`/locations/${place}/inventory`, { sds_id: sds });
    const { productId } = await database().document.findUniqueOrThrow({ where: { id: sds } });
    const written = await person.put(`/products/${productId}/workplaces/${place}/emkg`, {
      assessment_answers: { ...answers, skin_duration: "short" },
    });
    expect(written.body.data.control_levels).toMatchObject({ skin: 3, skin_row: "corrosive_1a" });
  });

  test("is refused for a product without a sheet", async () => {
    const product = (await team.client.post("/products/create", { display_name: "No sheet" })).body.data.id;
    const place = (await team.client.post("/locations", { name: "Empty" })).body.data.id;
    await team.client.post(`/workplaces/${place}/products`, { product_ids: [product] });
    const path = `/products/${product}/workplaces/${place}`;
    expect((await person.put(`${path}/emkg`, { assessment_answers: answers })).status).toBe(409);
    expect((await person.put(`${path}/recess`, { exposure: 1, probability: 1, effect: 1 })).status).toBe(200);
    expect((await person.get(`${path}/assessments`)).body.data).toMatchObject({
      sheet: null,
      status: "draft",
    });
  });
});

test("removing a placement says which assessments go, and they stay in the history", async () => {
  const { path, place, product } = await placed("Removed");
  await person.put(`${path}/recess`, { exposure: 6, probability: 3, effect: 7, note: "Two people" });
  await person.post(`${path}/recess/sign`);
  await person.put(`${path}/emkg`, { assessment_answers: answers });
  const refused = await team.client.delete(`/workplaces/${place}/products/${product}`);
  expect(refused.body.would_lose).toMatchObject({
    recess: { risk_score: 126, state: "signed" },
    emkg: { state: "draft" },
  });
  expect((await team.client.delete(`/workplaces/${place}/products/${product}?force=true`)).status).toBe(200);
  await team.client.post(`/workplaces/${place}/products`, { product_ids: [product] });
  const { status, history } = (await person.get(`${path}/assessments`)).body.data;
  expect(status).toBe("missing");
  expect(history).toHaveLength(2);
  expect(history.find((one: { method: string }) => one.method === "recess")).toMatchObject({
    risk_score: 126,
    note: "Two people",
    signed_at: expect.any(String),
    removed_at: expect.any(String),
  });
});

test("a signed assessment that a new draft follows is in the history with who signed it", async () => {
  const { path } = await placed("Followed");
  await person.put(`${path}/recess`, { exposure: 1, probability: 1, effect: 1 });
  await person.post(`${path}/recess/sign`);
  await person.put(`${path}/recess`, { exposure: 2, probability: 1, effect: 1 });
  const { recess, history } = (await person.get(`${path}/assessments`)).body.data;
  expect(recess).toMatchObject({ state: "draft", risk_score: 2 });
  expect(history).toMatchObject([
    { risk_score: 1, signed_by_name: expect.stringContaining("@"), removed_at: null },
  ]);
});

test("a signed assessment is overdue when its day has passed", async () => {
  const { path, product } = await placed("Overdue");
  await person.put(`${path}/recess`, { exposure: 1, probability: 1, effect: 1 });
  const { id } = (await person.post(`${path}/recess/sign`, { review_months: 1 })).body.data;
  await database().assessment.update({ where: { id }, data: { reviewDue: new Date("2026-01-01") } });
  expect((await person.get(`${path}/assessments`)).body.data.recess.status).toBe("overdue");
  const { data } = (await person.get("/assessments?status=overdue")).body;
  expect(data.map((row: { product: { id: string } }) => row.product.id)).toEqual([product]);
});

describe("the overview", () => {
  test("counts what each placement asks for and pages by product", async () => {
    const other = await testTeam();
    const reader = await signedIn(other, "reader");
    const place = (await other.client.post("/locations", { name: "Lab" })).body.data.id;
    for (const name of ["Beta", "alpha", "Gamma"]) {
      const sds_id = await uploadRead(other.client, { product_name: name });
      await other.client.post(`/locations/${place}/inventory`, { sds_id });
    }
    const { body } = await reader.get("/assessments?size=2");
    expect(body.counts).toEqual({ missing: 3, review: 0, overdue: 0, draft: 0, signed: 0 });
    expect(body.meta).toEqual({ page: 1, size: 2, total: 3, has_more: true });
    expect(body.data.map(({ product }: { product: { name: string } }) => product.name)).toEqual([
      "alpha",
      "Beta",
    ]);
    expect(body.data[0].placements).toEqual([
      { workplace_id: place, status: "missing", emkg: null, recess: null },
    ]);
    expect(body.workplaces).toEqual([{ id: place, name: "Lab" }]);
    expect((await reader.get("/assessments?query=GAM")).body.meta.total).toBe(1);
    expect((await reader.get("/assessments?status=signed")).body.meta.total).toBe(0);
    expect((await person.get(`/assessments?workplace_id=${place}`)).status).toBe(404);
  });
});

describe("substitutes", () => {
  test("share a use, need a lower level and are not worse anywhere", async () => {
    const other = await testTeam();
    const editor = await signedIn(other, "editor");
    const use = {
      section1: { title: "", page: 1, text: "", subsections: [], identified_uses: "Degreasing" },
    };
    const sheet = (name: string, hazard_statements: string[], boiling = 100) =>
      uploadRead(other.client, {
        product_name: name,
        signal_word: null,
        hazard_statements,
        ghs_pictograms: [],
        sections: { ...harmlessSheet.sections, ...use, ...section9(boiling) },
      });
    const own = await sheet("Dichloromethane", ["H315", "H319", "H336", "H351"], 40);
    await sheet("Mild cleaner", ["H319"]);
    await sheet("Burning cleaner", ["H224"]);
    await uploadRead(other.client, { product_name: "Unrelated", hazard_statements: [] });
    await uploadRead(other.client, {
      ...silentSheet,
      sections: { ...harmlessSheet.sections, section2: { ...use.section1 }, ...use, ...section9(100) },
    });
    const place = (await other.client.post("/locations", { name: "Shop" })).body.data.id;
    await other.client.post(`/locations/${place}/inventory`, { sds_id: own });
    const { productId } = await database().document.findUniqueOrThrow({ where: { id: own } });
    const path = `/products/${productId}/workplaces/${place}`;
    expect((await editor.get(`${path}/substitutes`)).status).toBe(409);
    await editor.put(`${path}/emkg`, { assessment_answers: { ...answers, boiling_point_c: 40 } });
    const { data } = (await editor.get(`${path}/substitutes`)).body;
    expect(data).toMatchObject([
      {
        product: { name: "Mild cleaner" },
        reasons: ["use"],
        shared: ["Degreasing"],
        levels: { inhalation: 1, skin: 1 },
        lowers: ["inhalation", "skin"],
      },
    ]);
  });
});
