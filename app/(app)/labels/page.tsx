import { Alert, Stack, Text, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { recall } from "@/lib/library/choices/service";
import { sheetsNamed } from "@/lib/printing/made/service";
import { pageContext } from "../page-context";
import { KeptLabelChoice } from "./kept-label-choice";
import { LabelDesigner } from "./label-designer";

type Props = { searchParams: Promise<{ ids?: string | string[]; products?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("labels"))("title") };
}

/** Labels of several sheets: `?ids=` of sheets and `?products=` of products, with commas between them. */
export default async function LabelsPage({ searchParams }: Props) {
  const { context } = await pageContext();
  const t = await getTranslations("labels");
  const { ids, products } = await searchParams;
  const sheets = await sheetsNamed(context, idsIn(ids), idsIn(products));
  const kept = await recall(context, "labels");
  const missing = sheets.filter(({ hasData }) => !hasData).length;
  return (
    <Stack>
      <Title order={1} size="h2">
        {t("title")}
      </Title>
      <Text c="dimmed">{t("lead")}</Text>
      {missing > 0 && <Alert color="yellow">{t("missing", { count: missing })}</Alert>}
      <LabelDesigner
        isBatch
        sheets={sheets.filter(({ hasData }) => hasData).map(({ id, name }) => ({ id, name, copies: 1 }))}
        firstChoice={KeptLabelChoice.parse({ language: await getLocale(), ...Object(kept) })}
      />
    </Stack>
  );
}

function idsIn(parameter: string | string[] | undefined): string[] {
  const ids = [parameter ?? []].flat().flatMap((text) => text.split(","));
  return ids.filter((id) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id));
}
