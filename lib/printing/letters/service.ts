import { createFormatter } from "next-intl";
import { read } from "@/lib/holdings/letters/service";
import type { Context } from "@/lib/platform/context";
import { reportFile } from "@/lib/printing/processes/report-file";
import { letterReport } from "./letter";

/** A letter to a supplier as a PDF, in its own language. Errors: 404. */
export async function letterFile(context: Context, documentId: string, id: string) {
  const letter = await read(context, documentId, id);
  const messages = (await import(`../../../messages/${letter.language}.json`)).default;
  const format = createFormatter({
    locale: letter.language === "en" ? "en-GB" : letter.language,
    timeZone: "UTC",
  });
  const day = format.dateTime(new Date(letter.created_at), { dateStyle: "long" });
  return reportFile(
    letterReport(letter, { team: context.team.name, day, pageWord: messages.opinion.pageWord }),
  );
}
