import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Id } from "@/lib/api/values";
import { WorkplaceContents } from "@/lib/library/contents/schema";
import { read } from "@/lib/library/contents/service";
import { AppError } from "@/lib/platform/errors";
import { pageContext } from "../../page-context";
import { WorkplaceScreen } from "./workplace-screen";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await contentsOf((await params).id)).workplace.name };
}

export default async function WorkplacePage({ params }: Props) {
  return <WorkplaceScreen first={await contentsOf((await params).id)} />;
}

async function contentsOf(id: string) {
  const { context } = await pageContext();
  if (!Id.safeParse(id).success) notFound();
  try {
    return WorkplaceContents.parse(await read(context, id));
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
}
