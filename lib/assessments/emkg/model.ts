import type { EmkgAnswers } from "./answers";

/** 1 minimum standards, 2 technical control, 3 closed system, 4 expert advice. */
export type Level = 1 | 2 | 3 | 4;
export const amountBands = ["small", "medium", "large"] as const;
export type AmountBand = (typeof amountBands)[number];
export const releaseBands = ["low", "medium", "high"] as const;
export type ReleaseBand = (typeof releaseBands)[number];
export type { EmkgAnswers };

/** What the method takes from a sheet. */
export type Hazards = {
  /** As printed; combined codes may stay joined ("H300+H310"). */
  codes: readonly string[];
  /** H314 as Skin Corr. 1A. */
  isSkinCorrosive1A: boolean;
  /** The pH furthest from neutral. */
  ph: number | null;
  /** The hazards were not read, or are in doubt: the codes may not be all. */
  areUnknown: boolean;
  /** The sheet says that it is about a gas or an aerosol, whatever form is answered. */
  isGas: boolean;
  /** null where the sheet does not say. */
  kind: "substance" | "mixture" | null;
  /** The lowest that is printed, in °C. */
  flashPointC: number | null;
};

/** What a module found: the group that decided, its level, and the codes that put the sheet into it. */
export type Found<Group extends string = string> = { group: Group; level: Level; codes: string[] };

export function hazardsOf(codes: readonly string[]): Hazards {
  return {
    codes,
    isSkinCorrosive1A: false,
    ph: null,
    areUnknown: false,
    isGas: false,
    kind: null,
    flashPointC: null,
  };
}

export function toLevel(value: number): Level {
  return value <= 1 ? 1 : value === 2 ? 2 : value === 3 ? 3 : 4;
}
