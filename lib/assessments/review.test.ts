import { describe, expect, it } from "vitest";
import type { AssessedSheet } from "./assessed-sheet";
import { type AssessmentInputs, changesSince } from "./review";
import { withCurrentSheet } from "./with-current-sheet";

const sheet: AssessedSheet = {
  document_id: "00000000-0000-4000-8000-000000000001",
  extraction_id: null,
  revision_date: "2024-03-01",
  h_codes: ["H225", "H319"],
  physical_state: "liquid",
  boiling_point_c: 56,
  vapour_pressure_hpa: 240,
  ph: null,
  skin_corrosive_1a: false,
  hazards_unknown: false,
  is_gas: false,
  kind: "substance",
};
const inputs = (change: Partial<AssessedSheet> = {}, amount = 2): AssessmentInputs => ({
  sheet: { ...sheet, ...change },
  stock: { amount, band: amount < 1 ? "small" : amount < 1000 ? "medium" : "large" },
});

describe("what has changed", () => {
  it("is nothing when only the revision is new", () => {
    expect(changesSince("emkg", inputs(), inputs({ revision_date: "2026-01-01" }))).toEqual([]);
  });

  it("names the codes that came and went, and the values", () => {
    const now = inputs({ h_codes: ["H225", "H351"], boiling_point_c: 58, skin_corrosive_1a: true });
    expect(changesSince("emkg", inputs(), now)).toEqual([
      { input: "h_codes", from: ["H319"], to: ["H351"] },
      { input: "boiling_point_c", from: ["56"], to: ["58"] },
      { input: "skin_corrosive_1a", from: [], to: ["true"] },
    ]);
  });

  it("is an amount only when it is in another band", () => {
    expect(changesSince("emkg", inputs(), inputs({}, 900))).toEqual([]);
    expect(changesSince("emkg", inputs(), inputs({}, 1500))).toEqual([
      { input: "amount", from: ["2"], to: ["1500"] },
    ]);
    expect(changesSince("emkg", inputs({}, 0), inputs({}, 1))).toHaveLength(1);
  });

  it("matters to RECESS only for the codes", () => {
    const now = inputs({ h_codes: ["H225"], boiling_point_c: 99 }, 5000);
    expect(changesSince("recess", inputs(), now)).toEqual([{ input: "h_codes", from: ["H319"], to: [] }]);
  });

  it("is nothing while a sheet is being read anew", () => {
    expect(changesSince("emkg", inputs(), { ...inputs(), sheet: null })).toEqual([]);
  });
});

it("takes over what the sheet now says only where the person had not said otherwise", () => {
  const answers = {
    physical_form: "liquid",
    amount_value: 1,
    amount_unit: "L",
    boiling_point_c: 56,
    vapour_pressure_hpa: 100,
    skin_contact: false,
    ventilation: "general",
  } as const;
  const now = { ...sheet, boiling_point_c: 60, vapour_pressure_hpa: 10 };
  expect(withCurrentSheet(answers, sheet, now)).toMatchObject({
    boiling_point_c: 60,
    vapour_pressure_hpa: 100,
  });
});
