import type { z } from "zod";
import type { Assessment } from "@/lib/platform/database/generated/client";
import { EmkgAnswers } from "./emkg/answers";
import { ControlLevels } from "./emkg/schema";
import type { Assessments, SignableEmkg, SignableRecess } from "./schema";

function toCommon(row: Assessment) {
  return {
    id: row.id,
    assessed_by: row.assessedById,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    state: row.state === "signed" ? ("signed" as const) : ("draft" as const),
    signed_by: row.signedById,
    signed_at: row.signedAt?.toISOString() ?? null,
  };
}

export function toRecess(row: Assessment): z.input<typeof SignableRecess> {
  return {
    ...toCommon(row),
    exposure: row.exposure ?? 0,
    probability: row.probability ?? 0,
    effect: row.effect ?? 0,
    risk_score: row.riskScore ?? 0,
  };
}

export function toEmkg(row: Assessment): z.input<typeof SignableEmkg> {
  return {
    ...toCommon(row),
    assessment_answers: EmkgAnswers.parse(row.answers),
    control_levels: ControlLevels.parse(row.controlLevels),
  };
}

/** The current assessments among the rows of one placement. */
export function toAssessments(rows: Assessment[]): z.input<typeof Assessments> & {
  recess: z.input<typeof SignableRecess> | null;
  emkg: z.input<typeof SignableEmkg> | null;
} {
  const recess = rows.find((row) => row.method === "recess" && row.state !== "superseded");
  const emkg = rows.find((row) => row.method === "emkg" && row.state !== "superseded");
  return { recess: recess ? toRecess(recess) : null, emkg: emkg ? toEmkg(emkg) : null };
}
