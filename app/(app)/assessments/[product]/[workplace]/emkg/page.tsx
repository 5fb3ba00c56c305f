import { Alert, Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PlacementHead } from "../placement-head";
import { type PlacementParams, readPlacement } from "../read-placement";
import { EmkgWizard } from "./emkg-wizard";

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
        <EmkgWizard placement={placement} sheet={placement.sheet} />
      ) : (
        <Alert color="orange">{t("noSheet")}</Alert>
      )}
    </Stack>
  );
}
