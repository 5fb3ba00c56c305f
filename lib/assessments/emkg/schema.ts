import { z } from "zod";
import { fireGroups } from "./fire";
import { inhalationGroups } from "./inhalation";
import { amountBands, releaseBands } from "./model";
import { uncoveredReasons } from "./scope";
import { skinGroups, skinRows } from "./skin";

const level = z.int().min(1).max(4).nullable();
const codes = z.array(z.string());

export const ControlLevels = z.object({
  inhalation: level.describe(
    "1 minimum standards, 2 technical control, 3 closed system, 4 expert advice; null, as all four are, where the hazards of the sheet are unknown or in doubt.",
  ),
  skin: level,
  fire_explosion: level.describe("From a matrix of our own: BAuA's is not public."),
  overall: level.describe("The highest of the three."),
  not_covered: z
    .array(z.enum(uncoveredReasons))
    .describe(
      "Why the inhalation module does not cover the work; its level is 4 then, or null with `hazards_unknown`. Empty when it does.",
    ),
  hazard_group: z.enum(inhalationGroups).describe("Of inhalation."),
  hazard_group_basis: z.enum(["h_statements", "oel"]),
  skin_group: z.enum(skinGroups).nullable(),
  skin_row: z.enum(skinRows).nullable().describe("A row of TRGS 401 beside the groups, where one decided."),
  fire_group: z.enum(fireGroups),
  amount: z.enum(amountBands),
  release: z.enum(releaseBands),
  drivers: z
    .object({ inhalation: codes, skin: codes, fire_explosion: codes })
    .describe("The H codes that decided each group."),
});
export type ControlLevels = z.infer<typeof ControlLevels>;
