import type { Metadata } from "next";
import { PlacementScreen } from "./placement-screen";
import { type PlacementParams, readPlacement } from "./read-placement";

type Props = { params: PlacementParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product, workplace } = await readPlacement(params);
  return { title: `${product.name} · ${workplace.name}` };
}

export default async function PlacementPage({ params }: Props) {
  return <PlacementScreen placement={await readPlacement(params)} />;
}
