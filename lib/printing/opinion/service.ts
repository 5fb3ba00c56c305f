import { createFormatter, createTranslator } from "next-intl";
import type { ScreenLanguage } from "@/i18n/languages";
import { readWithSheet } from "@/lib/holdings/opinion/service";
import type { Context } from "@/lib/platform/context";
import type { Report } from "@/lib/printing/layout/report/report";
import { makeInThread } from "@/lib/printing/threads/pool";
import { opinionReport } from "./report";

type File = { body: Uint8Array; fileName: string };

/** The second opinion on a sheet as a PDF. Errors: 404. */
export async function reportOfOpinion(
  context: Context,
  sdsId: string,
  language: ScreenLanguage,
): Promise<File> {
  const { row, summary, opinion } = await readWithSheet(context, sdsId, language);
  const messages = (await import(`../../../messages/${language}.json`)).default;
  const translate = createTranslator({ locale: language, messages, namespace: "opinion" });
  const format = createFormatter({ locale: language, timeZone: "UTC" });
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
  return made(opinionReport(opinion, sheet, wording));
}

/** A report as a file that is named after it. */
export async function made(report: Report): Promise<File> {
  const file = await makeInThread({ kind: "report", report });
  if (file.kind !== "file") throw new Error(`a report was asked for and ${file.kind} came`);
  return { body: file.bytes, fileName: `${report.title} ${report.subtitle}`.slice(0, 150).concat(".pdf") };
}
