import type { Report } from "@/lib/printing/layout/report/report";
import { makeApart } from "./pool";

/** A report as a PDF, made in a process of its own, with a file name after its title. */
export async function reportFile(report: Report): Promise<{ body: Uint8Array; fileName: string }> {
  const file = await makeApart({ kind: "report", report });
  if (file.kind !== "file") throw new Error(`a report was asked for and ${file.kind} came`);
  return { body: file.bytes, fileName: `${report.title} ${report.subtitle}`.slice(0, 150).concat(".pdf") };
}
