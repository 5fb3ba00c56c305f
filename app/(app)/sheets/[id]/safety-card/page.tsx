import { Stack } from "@mantine/core";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { HeadWithWayBack } from "@/components/head-with-way-back";
import { KeptCardChoice, KeptCardEntries } from "@/components/safety-cards/kept-card-choice";
import { getLanguage } from "@/i18n/language";
import { recall } from "@/lib/library/choices/service";
import { list } from "@/lib/printing/profiles/service";
import { pageContext } from "../../../page-context";
import { namedSheet } from "../named-sheet";
import { SupersededNotice } from "../superseded-notice";
import { SheetCardEditor } from "./sheet-card-editor";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ older?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("safetyCard");
  return { title: t("title", { name: (await namedSheet((await params).id)).name }) };
}

export default async function SafetyCardPage({ params, searchParams }: Props) {
  const { context } = await pageContext();
  const t = await getTranslations("safetyCard");
  const labels = await getTranslations("labels");
  const sheet = await namedSheet((await params).id);
  if (!sheet.hasData) redirect(`/sheets/${sheet.id}`);
  const asksFirst = sheet.supersededBy !== null && (await searchParams).older !== "yes";
  const [profiles, kept, entries] = await Promise.all([
    list(context),
    recall(context, "safety-card"),
    recall(context, `safety-card.${sheet.id}`),
  ]);
  return (
    <Stack>
      <HeadWithWayBack
        title={t("title", { name: sheet.name })}
        backTo={`/sheets/${sheet.id}`}
        backLabel={labels("backToSheet")}
      />
      {sheet.supersededBy && (
        <SupersededNotice
          laterHref={`/sheets/${sheet.supersededBy}/safety-card`}
          olderHref={asksFirst ? `/sheets/${sheet.id}/safety-card?older=yes` : undefined}
        />
      )}
      {!asksFirst && (
        <SheetCardEditor
          sdsId={sheet.id}
          profiles={profiles.map(({ id, name, is_default }) => ({ id, name, isDefault: is_default }))}
          firstChoice={KeptCardChoice.parse({ language: await getLanguage(), ...Object(kept) })}
          firstEntries={KeptCardEntries.parse(entries)}
        />
      )}
    </Stack>
  );
}
