import { Alert, Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/page-title";
import { KeptCardChoice } from "@/components/safety-cards/kept-card-choice";
import { getLanguage } from "@/i18n/language";
import { recall } from "@/lib/library/choices/service";
import { read } from "@/lib/library/contents/service";
import type { Context } from "@/lib/platform/context";
import { sheetsNamed } from "@/lib/printing/made/service";
import { list } from "@/lib/printing/profiles/service";
import { idsIn } from "../../ids-in";
import { pageContext } from "../../page-context";
import { GroupCardEditor } from "./group-card-editor";

type Parameter = string | string[] | undefined;
type Props = {
  searchParams: Promise<{ ids?: Parameter; products?: Parameter; workplace?: Parameter; name?: Parameter }>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("groupCard"))("title") };
}

/**
 * One safety card for several products: `?ids=` of sheets and `?products=` that are chosen, `?workplace=` whose products are
 * offered, `?name=` of the group.
 */
export default async function GroupCardPage({ searchParams }: Props) {
  const { context } = await pageContext();
  const t = await getTranslations("groupCard");
  const { ids, products, workplace, name } = await searchParams;
  const [workplaceId] = idsIn(workplace);
  const [chosen, offered, profiles, kept] = await Promise.all([
    sheetsNamed(context, idsIn(ids), idsIn(products)),
    sheetsAt(context, workplaceId),
    list(context),
    recall(context, "safety-card"),
  ]);
  const usable = (sheets: typeof chosen) =>
    sheets
      .filter(({ hasData, supersededBy }) => hasData && supersededBy === null)
      .map((sheet) => ({ id: sheet.id, name: sheet.name }));
  const leftOut = chosen.length - usable(chosen).length;
  return (
    <Stack>
      <PageTitle title={t("title")} lead={t("lead")} />
      {leftOut > 0 && <Alert color="orange">{t("leftOut", { count: leftOut })}</Alert>}
      <GroupCardEditor
        firstName={[name ?? ""].flat()[0]?.slice(0, 120) ?? ""}
        firstSheets={usable(chosen)}
        offered={usable(offered)}
        workplaceId={workplaceId}
        profiles={profiles.map((one) => ({ id: one.id, name: one.name, isDefault: one.is_default }))}
        firstChoice={KeptCardChoice.parse({ language: await getLanguage(), ...Object(kept) })}
      />
    </Stack>
  );
}

async function sheetsAt(context: Context, workplaceId: string | undefined) {
  if (!workplaceId) return [];
  const { products } = await read(context, workplaceId);
  return sheetsNamed(
    context,
    [],
    products.map(({ product }) => product.id),
  );
}
