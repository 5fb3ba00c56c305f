import { createFormatter, createTranslator } from "next-intl";
import { datesOf } from "@/i18n/dates";
import type { ScreenLanguage } from "@/i18n/languages";
import { localeOf } from "@/i18n/locale";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { requireWorkplace } from "@/lib/platform/database/team-rows";
import { reportFile } from "@/lib/printing/processes/report-file";
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
  return reportFile(report);
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
  return reportFile(report);
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
    toDay: datesOf(localeOf(language)).longDay,
    today: new Date().toISOString(),
  };
}
