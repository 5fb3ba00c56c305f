import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { defaultView } from "@/lib/library/views/service";
import { hazardStatements } from "../hazard-statements";
import { pageContext } from "../page-context";
import { firstPage } from "./first-page";
import { ProductsScreen } from "./products-screen";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("products"))("title") };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Without anything in the address the list opens with the view that the person chose. */
export default async function ProductsPage({ searchParams }: Props) {
  const { context } = await pageContext();
  const parameters = await searchParams;
  const isBare = Object.keys(parameters).length === 0;
  const chosen = isBare ? await defaultView(context, "products") : null;
  if (chosen) redirect(`/products?${[chosen.query, `view=${chosen.id}`].filter(Boolean).join("&")}`);
  return (
    <Suspense>
      <ProductsScreen
        enrichments={context.team.enrichments}
        sent={await firstPage(context, parameters)}
        statements={await hazardStatements()}
      />
    </Suspense>
  );
}
