import { z } from "zod";
import type { PastAssessment } from "./schema";

/** What is kept of an assessment that is no longer in force; `controlLevels` as stored. */
export type Past = {
  id: string;
  method: "recess" | "emkg";
  riskScore: number | null;
  controlLevels: unknown;
  note: string | null;
  assessedById: string;
  signedById: string | null;
  signedAt: Date | null;
  updatedAt: Date;
};

/** An assessment as the audit log keeps it. */
export const RemovedAssessment = z.object({
  id: z.guid(),
  method: z.enum(["recess", "emkg"]),
  riskScore: z.int().nullable(),
  controlLevels: z.unknown(),
  note: z.string().nullable(),
  assessedById: z.guid(),
  signedById: z.guid().nullable(),
  signedAt: z.coerce.date().nullable(),
  updatedAt: z.coerce.date(),
});

export function toPast(
  past: Past,
  removedAt: Date | null,
  names: ReadonlyMap<string, string>,
): z.input<typeof PastAssessment> {
  const levels = z.object({ overall: z.int().nullable() }).safeParse(past.controlLevels);
  return {
    id: past.id,
    method: past.method,
    risk_score: past.riskScore,
    overall: levels.success ? levels.data.overall : null,
    note: past.note,
    assessed_by_name: names.get(past.assessedById) ?? null,
    signed_by_name: past.signedById ? (names.get(past.signedById) ?? null) : null,
    signed_at: past.signedAt?.toISOString() ?? null,
    updated_at: past.updatedAt.toISOString(),
    removed_at: removedAt?.toISOString() ?? null,
  };
}
