import { Alert, Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkAnchor } from "@/components/link-anchor";
import { PageTitle } from "@/components/page-title";
import { getLanguage } from "@/i18n/language";
import { recall } from "@/lib/library/choices/service";
import { sheetsNamed } from "@/lib/printing/made/service";
import { idsIn } from "../ids-in";
import { pageContext } from "../page-context";
import { KeptLabelChoice } from "./kept-label-choice";
import { LabelDesigner } from "./label-designer";

type Props = {
  searchParams: Promise<{ ids?: string | string[]; products?: string | string[]; older?: string }>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("labels"))("title") };
}

/**
 * Labels of several sheets: `?ids=` of sheets and `?products=` of products, with commas between them. Superseded ones
 * are left out until one says yes to them: `?older=yes`.
 */
export default async function LabelsPage({ searchParams }: Props) {
  const { context } = await pageContext();
  const t = await getTranslations("labels");
  const superseded = await getTranslations("superseded");
  const { ids, products, older } = await searchParams;
  const named = await sheetsNamed(context, idsIn(ids), idsIn(products));
  const sheets = named.filter(({ supersededBy }) => older === "yes" || supersededBy === null);
  const leftOut = named.length - sheets.length;
  const all = new URLSearchParams({ ids: named.map(({ id }) => id).join(","), older: "yes" });
  const kept = await recall(context, "labels");
  const missing = sheets.filter(({ hasData }) => !hasData).length;
  return (
    <Stack>
      <PageTitle title={t("title")} lead={t("lead")} />
      {missing > 0 && <Alert color="yellow">{t("missing", { count: missing })}</Alert>}
      {leftOut > 0 && (
        <Alert color="orange">
          {superseded("leftOut", { count: leftOut })}{" "}
          <LinkAnchor href={`/labels?${all}`}>{superseded("useOlder")}</LinkAnchor>
        </Alert>
      )}
      <LabelDesigner
        key={older}
        isBatch
        sheets={sheets.filter(({ hasData }) => hasData).map(({ id, name }) => ({ id, name, copies: 1 }))}
        firstChoice={KeptLabelChoice.parse({ language: await getLanguage(), ...Object(kept) })}
      />
    </Stack>
  );
}
