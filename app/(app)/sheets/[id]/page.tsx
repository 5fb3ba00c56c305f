import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Id } from "@/lib/api/values";
import { SdsDocumentDetail } from "@/lib/holdings/documents/schema";
import { detail, hazardsOf } from "@/lib/holdings/documents/service";
import { mayWrite } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { pageContext } from "../../page-context";
import { SheetScreen } from "./sheet-screen";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const sheet = await readSheet((await params).id);
  return { title: sheet.product_name ?? sheet.file_name };
}

export default async function SheetPage({ params }: Props) {
  const { context } = await pageContext();
  const sheet = await readSheet((await params).id);
  const hazards = await hazardsOf(context, sheet.id);
  return <SheetScreen first={sheet} hazards={hazards} canWrite={mayWrite(context.actor)} />;
}

async function readSheet(id: string) {
  const { context } = await pageContext();
  if (!Id.safeParse(id).success) notFound();
  try {
    return SdsDocumentDetail.parse(await detail(context, id));
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
}
