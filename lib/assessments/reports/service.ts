import { createFormatter, createTranslator } from "next-intl";
import type { ScreenLanguage } from "@/i18n/languages";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { requireWorkplace } from "@/lib/platform/database/team-rows";
import type { Report } from "@/lib/printing/layout/report/report";
import { makeInThread } from "@/lib/printing/threads/pool";
import type { PlacementKey } from "../inputs/service";
import { PlacementView } from "../views/schema";
import { detailOf, ofWorkplaceForScreens } from "../views/service";
import { placementReport, type Wording, workplaceReport } from "./content";

type File = { body: Uint8Array; fileName: string };

/** Both assessments of a product at a workplace as a PDF. */
export async function reportOfPlacement(
  context: Context,
  key: PlacementKey,
  language: ScreenLanguage,
): Promise<File> {
  const view = PlacementView.parse(await detailOf(context, key));
  const report = placementReport(view, await wordingOf(language));
  return { body: await made(report), fileName: fileName(report) };
}

/** All products of a workplace with their levels as a PDF. */
export async function reportOfWorkplace(
  context: Context,
  workplaceId: string,
  language: ScreenLanguage,
): Promise<File> {
  const { name } = await requireWorkplace(database(), context, workplaceId);
  const views = PlacementView.array().parse(await ofWorkplaceForScreens(context, workplaceId));
  const report = workplaceReport(name, views, await wordingOf(language));
  return { body: await made(report), fileName: fileName(report) };
}

async function made(report: Report): Promise<Uint8Array> {
  const file = await makeInThread({ kind: "report", report });
  if (file.kind !== "file") throw new Error(`a report was asked for and ${file.kind} came`);
  return file.bytes;
}

function fileName({ title, subtitle }: Report): string {
  return `${title} ${subtitle}`.slice(0, 150).concat(".pdf");
}

/** The words of the screens serve the reports as well. */
async function wordingOf(language: ScreenLanguage): Promise<Wording> {
  const messages = (await import(`../../../messages/${language}.json`)).default;
  const translate = createTranslator({ locale: language, messages, namespace: "assessments" });
  const format = createFormatter({ locale: language, timeZone: "UTC" });
  return {
    say: (key, values) => translate(key, values),
    language,
    toText: (value) => format.number(value),
    toDay: (date) => format.dateTime(new Date(date), { dateStyle: "long" }),
    today: new Date().toISOString(),
  };
}
