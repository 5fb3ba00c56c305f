import type { Metadata } from "next";
import { hazardsOf, productOf } from "@/lib/holdings/documents/service";
import { ofSheet } from "@/lib/holdings/letters/service";
import { mayWrite } from "@/lib/platform/context";
import { pageContext } from "../../page-context";
import { readSheet } from "./read-sheet";
import { SheetScreen } from "./sheet-screen";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const sheet = await readSheet((await params).id);
  return { title: sheet.product_name ?? sheet.file_name };
}

export default async function SheetPage({ params }: Props) {
  const { context } = await pageContext();
  const sheet = await readSheet((await params).id);
  const [hazards, productId, letters] = await Promise.all([
    hazardsOf(context, sheet.id),
    productOf(context, sheet.id),
    ofSheet(context, sheet.id),
  ]);
  const openLetter = letters.find(({ status }) => status === "open")?.created_at ?? null;
  return (
    <SheetScreen
      first={sheet}
      hazards={hazards}
      productId={productId}
      openLetter={openLetter}
      canWrite={mayWrite(context.actor)}
    />
  );
}
