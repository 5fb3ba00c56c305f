import { expect, test } from "vitest";
import { labelledCodes } from "./labelled-codes";

test.each([
  [
    "an aerosol that shows other pictograms is released from the aspiration hazard",
    ["H222", "H304"],
    ["GHS02"],
    ["H222"],
  ],
  ["one that shows its pictogram is not", ["H222", "H304"], ["GHS02", "GHS08"], ["H222", "H304"]],
  ["nor is one whose pictograms were not read", ["H229", "H304"], [], ["H229", "H304"]],
  ["nor is a liquid", ["H226", "H304"], ["GHS02"], ["H226", "H304"]],
])("%s", (_, hazard_statements, ghs_pictograms, codes) => {
  expect(labelledCodes({ hazard_statements, ghs_pictograms })).toEqual(codes);
});
