import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { pageContext } from "../page-context";
import { ProductsScreen } from "./products-screen";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("products"))("title") };
}

export default async function ProductsPage() {
  const { context } = await pageContext();
  return (
    <Suspense>
      <ProductsScreen enrichments={context.team.enrichments} />
    </Suspense>
  );
}
