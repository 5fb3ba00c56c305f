import { expect, test } from "vitest";
import { testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";
import { unsafeCorrections } from "./service";

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
