import { Button, Group, Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HeadWithWayBack } from "@/components/head-with-way-back";
import { getLanguage } from "@/i18n/language";
import { Letter } from "@/lib/holdings/letters/schema";
import { ofSheet } from "@/lib/holdings/letters/service";
import { read } from "@/lib/holdings/opinion/service";
import { mayWrite } from "@/lib/platform/context";
import { pageContext } from "../../../page-context";
import { readSheet } from "../read-sheet";
import { OpinionView } from "./opinion-view";
import { SheetLetters } from "./sheet-letters";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("opinion");
  const sheet = await readSheet((await params).id);
  return { title: t("titleOf", { name: sheet.product_name ?? sheet.file_name }) };
}

/** What a second reader would object to in a sheet, in the language of the screen. */
export default async function OpinionPage({ params }: Props) {
  const { context } = await pageContext();
  const t = await getTranslations("opinion");
  const sheet = await readSheet((await params).id);
  const language = await getLanguage();
  const [opinion, letters] = await Promise.all([
    read(context, sheet.id, language),
    ofSheet(context, sheet.id),
  ]);
  return (
    <Stack>
      <HeadWithWayBack
        title={t("titleOf", { name: sheet.product_name ?? sheet.file_name })}
        backTo={`/sheets/${sheet.id}`}
        backLabel={t("back")}
      />
      <Group gap="sm">
        <Button
          component="a"
          href={`/v1/sds/${sheet.id}/opinion/report?language=${language}`}
          variant="default"
          size="xs"
        >
          {t("report")}
        </Button>
      </Group>
      <OpinionView opinion={opinion} />
      <SheetLetters
        sheetId={sheet.id}
        findings={opinion.findings}
        letters={letters.map((letter) => Letter.parse(letter))}
        canWrite={mayWrite(context.actor)}
      />
    </Stack>
  );
}
