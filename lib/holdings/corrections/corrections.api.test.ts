import { expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";
import { unsafeCorrectedRules, unsafeCorrections } from "./service";

testDatabase();

test("what people have said comes out as facts about files", async () => {
  const { client } = await testTeam();
  await uploadRead(client);
  const id = await uploadRead(client);
  const limit = {
    substance: "acetone",
    cas_number: "67-64-1",
    list: "DE",
    twa: 500,
    stel: 1000,
    unit: "ppm",
  };
  const values = [
    { path: "section2.hazard_statements", value: ["H225"], state: "corrected" },
    { path: "section2.signal_word", state: "confirmed" },
    { path: "section2.pictograms", state: "absent" },
    { path: "section9.flash_point", value: { value: 1.4, unit: "°F" }, state: "corrected" },
    { path: "section8.exposure_limits", value: [limit], state: "corrected" },
    { path: "section4.inhalation", value: "Fresh air, and a long text of the sheet.", state: "corrected" },
    {
      path: "section3.components",
      value: [{ cas_number: "64-17-5", concentration_min: 10, classifications: [{ hazard_code: "H225" }] }],
      state: "corrected",
    },
  ];
  expect((await client.put(`/sds/${id}/review`, { values })).status).toBe(200);
  const printed = { substance: "acetone", cas: "67-64-1", unit: "ppm", list: "DE" };
  expect(await unsafeCorrections()).toEqual([
    {
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      language: "en",
      truth: {
        hazard_statements: ["H225"],
        signal_word: "Danger",
        ghs_pictograms: [],
        flash_point_c: -17,
        exposure_limits: [
          { ...printed, kind: "twa", value: 500 },
          { ...printed, kind: "stel", value: 1000 },
        ],
        components: [
          {
            chemical_name: null,
            cas_number: "64-17-5",
            ec_number: null,
            min: 10,
            max: null,
            exact: null,
            hazard_codes: ["H225"],
          },
        ],
      },
    },
  ]);
});

test("the rules that people correct most stand first, with what nothing had read", async () => {
  const { client } = await testTeam();
  const sources = [
    { path: "section2.signal_word", page: 1, rect: [0, 0, 1, 1], rule: "section-2/signal_word/line/0.98" },
    { path: "section1.product_name", page: 1, rect: [0, 0, 1, 1], rule: "section-1/product_name/line/0.9" },
  ];
  const say = async (values: object[]) => {
    const id = await uploadRead(client);
    await database().extraction.updateMany({ where: { documents: { some: { id } } }, data: { sources } });
    expect((await client.put(`/sds/${id}/review`, { values })).status).toBe(200);
  };
  const earlier = await unsafeCorrectedRules();
  const name = { path: "section1.product_name", state: "confirmed" };
  await say([{ path: "section2.signal_word", value: "Warning", state: "corrected" }, name]);
  await say([{ path: "section2.signal_word", state: "absent" }, name]);
  await say([{ path: "section4.inhalation", value: "Fresh air.", state: "corrected" }]);
  const found = (await unsafeCorrectedRules()).filter(
    (one) => !earlier.some(({ rule, path }) => rule === one.rule && path === one.path),
  );
  expect(found).toEqual(
    expect.arrayContaining([
      { rule: sources[0]?.rule, path: "section2.signal_word", corrected: 1, absent: 1, confirmed: 0 },
      { rule: sources[1]?.rule, path: "section1.product_name", corrected: 0, absent: 0, confirmed: 2 },
    ]),
  );
  const wrong = found.map(({ corrected, absent }) => corrected + absent);
  expect(wrong).toEqual(wrong.toSorted((a, b) => b - a));
});
