import { Stack } from "@mantine/core";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { KeptLabelChoice } from "@/app/(app)/labels/kept-label-choice";
import { LabelDesigner } from "@/app/(app)/labels/label-designer";
import { HeadWithWayBack } from "@/components/head-with-way-back";
import { getLanguage } from "@/i18n/language";
import { recall } from "@/lib/library/choices/service";
import { pageContext } from "../../../page-context";
import { namedSheet } from "../named-sheet";
import { SupersededNotice } from "../superseded-notice";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ older?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("titleOf", { name: (await namedSheet((await params).id)).name }) };
}

export default async function LabelPage({ params, searchParams }: Props) {
  const { context } = await pageContext();
  const t = await getTranslations("labels");
  const sheet = await namedSheet((await params).id);
  if (!sheet.hasData) redirect(`/sheets/${sheet.id}`);
  const asksFirst = sheet.supersededBy !== null && (await searchParams).older !== "yes";
  const kept = await recall(context, "labels");
  return (
    <Stack>
      <HeadWithWayBack
        title={t("titleOf", { name: sheet.name })}
        backTo={`/sheets/${sheet.id}`}
        backLabel={t("backToSheet")}
      />
      {sheet.supersededBy && (
        <SupersededNotice
          laterHref={`/sheets/${sheet.supersededBy}/label`}
          olderHref={asksFirst ? `/sheets/${sheet.id}/label?older=yes` : undefined}
        />
      )}
      {!asksFirst && (
        <LabelDesigner
          isBatch={false}
          sheets={[{ id: sheet.id, name: sheet.name, copies: 1 }]}
          firstChoice={KeptLabelChoice.parse({ language: await getLanguage(), ...Object(kept) })}
        />
      )}
    </Stack>
  );
}
