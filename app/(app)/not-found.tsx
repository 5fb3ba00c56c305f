import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NothingHere } from "@/components/nothing-here";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("problem"))("notFound") };
}

/** Within the frame, which is the page's `main`. */
export default function NotFoundScreen() {
  return <NothingHere />;
}
