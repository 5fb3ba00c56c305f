import { readingOf, withReading } from "@/lib/holdings/review/reading";
import { type MessageLanguage, notComputableText, worstOf } from "@/lib/opinion/finding";
import { lawDate, opinionOn } from "@/lib/opinion/opinion";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { notFound } from "@/lib/platform/errors";
import { tables } from "@/lib/regulation/substance-lists";
import type { Opinion } from "./schema";

/** The second opinion on a held sheet with what people of the team have said of it; of one that was not read, that there is nothing to compute. Errors: 404. */
export async function read(context: Context, id: string, language: MessageLanguage): Promise<Opinion> {
  const row = await database().document.findFirst({
    where: { id, teamId: context.team.id },
    include: withReading,
  });
  if (!row) throw notFound("This SDS document");
  const { document: summary, sections } = readingOf(row);
  if (!summary)
    return {
      law_date: lawDate,
      findings: [],
      computed: {
        classifications: [],
        not_computable: [notComputableText({ reason: "not_read" }, language)],
      },
    };
  const opinion = opinionOn(summary, sections, { lists: tables(), language });
  return {
    law_date: lawDate,
    findings: opinion.findings,
    computed: {
      classifications: opinion.classifications.map(
        ({ classCode, category, code, certainty, because, rule }) => ({
          class_code: classCode,
          category_code: category,
          hazard_code: code,
          certainty,
          because: [...because],
          rule,
        }),
      ),
      not_computable: opinion.notComputable.map((gap) => notComputableText(gap, language)),
    },
  };
}

/** Sections of a sheet are some 100 kB of JSON: a few at a time. */
const atOnce = 50;

/**
 * Derives the worst finding for documents of every team that were read before there was such a column, and tells how
 * many these were. What was read is shared by teams and the same for each; nothing else is written.
 */
export async function unsafeDeriveMissing(): Promise<number> {
  let derived = 0;
  for (;;) {
    const rows = await database().document.findMany({
      where: { opinion: null, status: "completed", extractionId: { not: null } },
      include: withReading,
      take: atOnce,
    });
    for (const row of rows) {
      const { id, teamId } = row;
      const { document: summary, sections } = readingOf(row);
      const opinion = summary ? worstOf(opinionOn(summary, sections, { lists: tables() }).findings) : "none";
      // `updatedAt` stays: nothing that a person or an ERP system wrote has changed.
      await database().$executeRaw`update documents set opinion = ${opinion}::opinion_state
        where team_id = ${teamId}::uuid and id = ${id}::uuid and opinion is null`;
    }
    derived += rows.length;
    if (rows.length < atOnce) return derived;
  }
}
