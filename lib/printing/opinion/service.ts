import { createFormatter, createTranslator } from "next-intl";
import type { ScreenLanguage } from "@/i18n/languages";
import { readWithSheet } from "@/lib/holdings/opinion/service";
import type { Context } from "@/lib/platform/context";
import { reportFile } from "@/lib/printing/processes/report-file";
import { opinionReport } from "./report";

/** The second opinion on a sheet as a PDF. Errors: 404. */
export async function reportOfOpinion(context: Context, sdsId: string, language: ScreenLanguage) {
  const { row, summary, opinion } = await readWithSheet(context, sdsId, language);
  const messages = (await import(`../../../messages/${language}.json`)).default;
  const translate = createTranslator({ locale: language, messages, namespace: "opinion" });
  const format = createFormatter({ locale: language === "en" ? "en-GB" : language, timeZone: "UTC" });
  const toDay = (date: Date) => format.dateTime(date, { dateStyle: "long" });
  const sheet = {
    name: row.productName ?? row.fileName,
    supplier: summary?.supplier.name ?? null,
    revision: row.revisionDate && toDay(row.revisionDate),
    fileName: row.fileName,
  };
  const wording = {
    say: (key: string, values?: Record<string, string | number>) => translate(key, values),
    language,
    today: toDay(new Date()),
  };
  return reportFile(opinionReport(opinion, sheet, wording));
}
