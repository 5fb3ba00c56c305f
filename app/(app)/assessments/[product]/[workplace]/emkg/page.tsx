import { Alert, Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import { keptDraft } from "../kept-draft";
import { PlacementHead } from "../placement-head";
import { type PlacementParams, readPlacement } from "../read-placement";
import { EmkgWizard } from "./emkg-wizard";

const EmkgDraft = z.object({ answers: EmkgAnswers, note: z.string() });

type Props = { params: PlacementParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product } = await readPlacement(params);
  return { title: `EMKG · ${product.name}` };
}

export default async function EmkgPage({ params }: Props) {
  const placement = await readPlacement(params);
  const t = await getTranslations("assessments");
  return (
    <Stack>
      <PlacementHead {...placement} method="emkg" />
      {placement.sheet ? (
        <EmkgWizard
          placement={placement}
          sheet={placement.sheet}
          kept={await keptDraft(placement, "emkg", EmkgDraft)}
        />
      ) : (
        <Alert color="orange">{t("noSheet")}</Alert>
      )}
    </Stack>
  );
}
