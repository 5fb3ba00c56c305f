import { notFound } from "next/navigation";
import { Id } from "@/lib/api/values";
import { SdsDocumentDetail } from "@/lib/holdings/documents/schema";
import { detail } from "@/lib/holdings/documents/service";
import { AppError } from "@/lib/platform/errors";
import { pageContext } from "../../page-context";

/** The team's sheet with this id; the page "not found" for any other. */
export async function readSheet(id: string) {
  const { context } = await pageContext();
  if (!Id.safeParse(id).success) notFound();
  try {
    return SdsDocumentDetail.parse(await detail(context, id));
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
}
