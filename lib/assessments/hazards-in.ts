import type { Hazards } from "./emkg/model";
import type { SheetFacts } from "./sheet-facts";

export function hazardsIn(facts: Omit<SheetFacts, "document_id">): Hazards {
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
