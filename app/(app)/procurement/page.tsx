import { Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { PageTitle } from "@/components/page-title";
import { StatementTexts } from "@/components/statements";
import { hazardStatements } from "../hazard-statements";
import { ProcurementQueue } from "./procurement-queue";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("procurement"))("title") };
}

export default async function ProcurementPage() {
  const t = await getTranslations("procurement");
  return (
    <Stack>
      <PageTitle title={t("title")} lead={t("lead")} />
      <Suspense>
        <StatementTexts statements={await hazardStatements()}>
          <ProcurementQueue />
        </StatementTexts>
      </Suspense>
    </Stack>
  );
}
