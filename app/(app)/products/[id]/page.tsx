import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { hazardOrder } from "@/components/hazard-order";
import { getLanguage } from "@/i18n/language";
import { Id } from "@/lib/api/values";
import { hazardsOf } from "@/lib/holdings/documents/service";
import { ProductDetail } from "@/lib/library/products/schema";
import { detail } from "@/lib/library/products/service";
import { AppError } from "@/lib/platform/errors";
import { statementText } from "@/lib/regulation/statement-text";
import { pageContext } from "../../page-context";
import { nameOf } from "./product-name";
import { ProductScreen } from "./product-screen";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: nameOf(await readProduct((await params).id)) };
}

export default async function ProductPage({ params }: Props) {
  const product = await readProduct((await params).id);
  const { context } = await pageContext();
  const hazards = product.sds && (await hazardsOf(context, product.sds.document_id));
  const language = await getLanguage();
  const statements = hazardOrder(product.sds?.h_codes ?? []).map((code) => ({
    code,
    text: statementText(code, language)?.text ?? null,
  }));
  return (
    <Suspense>
      <ProductScreen first={product} statements={statements} hazards={hazards} />
    </Suspense>
  );
}

async function readProduct(id: string) {
  const { context } = await pageContext();
  if (!Id.safeParse(id).success) notFound();
  try {
    return ProductDetail.parse(await detail(context, id));
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
}
