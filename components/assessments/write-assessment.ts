"use client";

import { z } from "zod";
import { callApi } from "@/components/api";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import type { RecessAnswers } from "@/lib/assessments/schema";

export type Placement = { productId: string; workplaceId: string };
/** What to sign with; null keeps a draft. */
export type Signing = { reviewMonths: number } | null;

const Written = z.object({ data: z.object({ id: z.guid(), state: z.enum(["draft", "signed"]) }) });

export function placementPath({ productId, workplaceId }: Placement): string {
  return `/v1/products/${productId}/workplaces/${workplaceId}`;
}

/** Writes the draft, and signs it when asked to. */
export async function writeAssessment(
  placement: Placement,
  method: "emkg" | "recess",
  body: { assessment_answers: EmkgAnswers; note: string | null } | (RecessAnswers & { note: string | null }),
  signing: Signing,
) {
  const written = await callApi(Written, `${placementPath(placement)}/${method}`, { method: "PUT", body });
  return signing ? signAssessment(placement, method, signing.reviewMonths) : written;
}

export function signAssessment(placement: Placement, method: "emkg" | "recess", reviewMonths: number) {
  const path = `${placementPath(placement)}/${method}/sign`;
  return callApi(Written, path, { method: "POST", body: { review_months: reviewMonths } });
}
