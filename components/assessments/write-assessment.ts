"use client";

import { callApi } from "@/components/api";
import type { Acceptance } from "@/components/open-values/stop";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import type {
  signEmkgAssessment,
  signRecessAssessment,
  writeEmkgAssessment,
  writeRecessAssessment,
} from "@/lib/assessments/operations";
import type { RecessAnswers } from "@/lib/assessments/schema";

export type Placement = { productId: string; workplaceId: string };
/** What to sign with; null keeps a draft. */
export type Signing = { reviewMonths: number } | null;

type Write = typeof writeEmkgAssessment | typeof writeRecessAssessment;
type Sign = typeof signEmkgAssessment | typeof signRecessAssessment;

export function placementPath({ productId, workplaceId }: Placement) {
  return `/v1/products/${productId}/workplaces/${workplaceId}` as const;
}

/** Writes the draft, and signs it when asked to. */
export async function writeAssessment(
  placement: Placement,
  method: "emkg" | "recess",
  body: { assessment_answers: EmkgAnswers; note: string | null } | (RecessAnswers & { note: string | null }),
  signing: Signing,
  accepted: Acceptance | null,
) {
  const written = await callApi<Write>(`${placementPath(placement)}/${method}`, { method: "PUT", body });
  return signing ? signAssessment(placement, method, signing.reviewMonths, accepted) : written;
}

export function signAssessment(
  placement: Placement,
  method: "emkg" | "recess",
  reviewMonths: number,
  accepted: Acceptance | null,
) {
  const path = `${placementPath(placement)}/${method}/sign` as const;
  return callApi<Sign>(path, { method: "POST", body: { review_months: reviewMonths, ...accepted } });
}
