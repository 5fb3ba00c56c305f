import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getLanguage } from "@/i18n/language";
import { productOf } from "@/lib/holdings/documents/service";
import { mayWrite } from "@/lib/platform/context";
import { pageContext } from "../../../page-context";
import { readSheet } from "../read-sheet";
import { readChoices } from "./read-choices";
import { ReviewScreen } from "./review-screen";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("review");
  const { product_name, file_name } = await readSheet((await params).id);
  return { title: t("title", { name: product_name ?? file_name }) };
}

export default async function ReviewPage({ params }: Props) {
  const { context } = await pageContext();
  const sheet = await readSheet((await params).id);
  return (
    <ReviewScreen
      sheet={sheet}
      productId={await productOf(context, sheet.id)}
      choices={readChoices(await getLanguage())}
      canWrite={mayWrite(context.actor)}
    />
  );
}
