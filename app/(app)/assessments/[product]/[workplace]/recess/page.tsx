import { Stack } from "@mantine/core";
import type { Metadata } from "next";
import { z } from "zod";
import { keptDraft } from "../kept-draft";
import { PlacementHead } from "../placement-head";
import { type PlacementParams, readPlacement } from "../read-placement";
import { SheetBox } from "../sheet-box";
import { RecessForm } from "./recess-form";

const factor = z.number().nullable();
const RecessDraft = z.object({ exposure: factor, probability: factor, effect: factor, note: z.string() });

type Props = { params: PlacementParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product } = await readPlacement(params);
  return { title: `RECESS · ${product.name}` };
}

export default async function RecessPage({ params }: Props) {
  const placement = await readPlacement(params);
  return (
    <Stack>
      <PlacementHead {...placement} method="recess" />
      {placement.sheet && <SheetBox sheet={placement.sheet} doubts={placement.doubts} />}
      <RecessForm placement={placement} kept={await keptDraft(placement, "recess", RecessDraft)} />
    </Stack>
  );
}
