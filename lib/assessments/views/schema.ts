import { z } from "zod";
import { Id, Timestamp } from "@/lib/api/values";
import { AssessedSheet } from "../assessed-sheet";
import { assessmentStatuses } from "../assessment-statuses";
import { moduleNames } from "../emkg/measures";
import { ControlLevels } from "../emkg/schema";
import { InputChange } from "../review";
import { SignableEmkg, SignableRecess } from "../schema";

export const Status = z.enum(assessmentStatuses);

const attention = {
  note: z.string().nullable(),
  review_due: z.string().nullable(),
  assessed_by_name: z.string().nullable(),
  signed_by_name: z.string().nullable(),
  status: Status,
  changes: z.array(InputChange),
};
export const RecessView = SignableRecess.extend(attention);
export const EmkgView = SignableEmkg.extend({
  ...attention,
  levels_now: ControlLevels.nullable().describe("What the same answers give with the sheet of today."),
});

/** A version that another has taken the place of, or that went with its placement. */
export const PastAssessment = z.object({
  id: Id,
  method: z.enum(["recess", "emkg"]),
  risk_score: z.int().nullable(),
  overall: z.int().nullable(),
  note: z.string().nullable(),
  assessed_by_name: z.string().nullable(),
  signed_by_name: z.string().nullable(),
  signed_at: Timestamp.nullable(),
  updated_at: Timestamp,
  removed_at: Timestamp.nullable(),
});

const Named = z.object({ id: Id, name: z.string() });

/** A product at a workplace as the screens show it. */
export const PlacementView = z.object({
  product: Named,
  workplace: Named.extend({ ventilation: z.string().nullable() }),
  sheet: AssessedSheet.nullable(),
  stock: z.object({ amount: z.number(), band: z.enum(["small", "medium", "large"]) }),
  status: Status,
  recess: RecessView.nullable(),
  emkg: EmkgView.nullable(),
});
export const PlacementDetail = PlacementView.extend({
  uses: z.array(z.string()),
  doubts: z
    .array(z.string())
    .describe("What was not found or is in doubt in sections 2, 3 and 9 of the sheet."),
  history: z.array(PastAssessment),
});

export const OverviewPlacement = z.object({
  workplace_id: Id,
  status: Status,
  emkg: z
    .object({ status: Status, overall: z.int().nullable().describe("null: the hazards are not known.") })
    .nullable(),
  recess: z.object({ status: Status, risk_score: z.int() }).nullable(),
});
export const Overview = z.object({
  meta: z.object({ page: z.int(), size: z.int(), total: z.int(), has_more: z.boolean() }),
  counts: z.record(Status, z.int()),
  workplaces: z.array(Named),
  data: z.array(
    z.object({
      product: Named,
      h_codes: z.array(z.string()),
      placements: z.array(OverviewPlacement),
    }),
  ),
});

export const Substitute = z.object({
  product: Named,
  h_codes: z.array(z.string()),
  reasons: z.array(z.enum(["use", "tag", "workplace"])).describe("What it has in common with the product."),
  shared: z.array(z.string()).describe("The uses, tags and workplaces in common."),
  levels: ControlLevels,
  lowers: z.array(z.enum(moduleNames)),
});
