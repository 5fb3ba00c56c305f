import type { AssessedSheet } from "./assessed-sheet";
import type { Hazards } from "./emkg/model";

export function hazardsIn(facts: Omit<AssessedSheet, "document_id">): Hazards {
  return {
    codes: facts.h_codes,
    isSkinCorrosive1A: facts.skin_corrosive_1a,
    ph: facts.ph,
    areUnknown: facts.hazards_unknown,
    isGas: facts.is_gas,
    kind: facts.kind,
    flashPointC: facts.flash_point_c ?? null,
  };
}
