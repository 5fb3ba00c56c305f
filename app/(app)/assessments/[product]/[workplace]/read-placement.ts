import { notFound } from "next/navigation";
import { PlacementDetail } from "@/lib/assessments/views/schema";
import { detailOf } from "@/lib/assessments/views/service";
import { AppError } from "@/lib/platform/errors";
import { pageContext } from "../../../page-context";

export type PlacementParams = Promise<{ product: string; workplace: string }>;

/** The placement of a page's address; leads to "not found" when it is none of the team's. */
export async function readPlacement(params: PlacementParams) {
  const { context } = await pageContext();
  const { product: productId, workplace: workplaceId } = await params;
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
  if (!isId.test(productId) || !isId.test(workplaceId)) notFound();
  try {
    return PlacementDetail.parse(await detailOf(context, { productId, workplaceId }));
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
}
