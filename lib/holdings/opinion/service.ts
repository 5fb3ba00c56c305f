import { holdsCandidate } from "@/lib/holdings/documents/traits";
import { keptReading } from "@/lib/holdings/review/merging";
import { readingOf, withReading } from "@/lib/holdings/review/reading";
import type { ComputedClass } from "@/lib/opinion/computed";
import { type Finding, type MessageLanguage, notComputableText, worstOf } from "@/lib/opinion/finding";
import { lawDate, opinionOn } from "@/lib/opinion/opinion";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { notFound } from "@/lib/platform/errors";
import { tables } from "@/lib/regulation/substance-lists";
import type { Sections } from "@/lib/sheet/schema";
import { sectionKey } from "@/lib/sheet/section-keys";
import type { SheetSummary } from "@/lib/sheet/summary";
import type { Opinion } from "./schema";

/** The second opinion on a held sheet with what people of the team have said of it; of one that was not read, that there is nothing to compute. Errors: 404. */
export async function read(context: Context, id: string, language: MessageLanguage): Promise<Opinion> {
  return (await readWithSheet(context, id, language)).opinion;
}

type SheetWithOpinion = {
  row: Prisma.DocumentGetPayload<{ include: typeof withReading }>;
  /** Null where nothing was read. */
  summary: SheetSummary | null;
  opinion: Opinion;
};

/** As `read`, with the sheet that it is about. */
export async function readWithSheet(
  context: Context,
  id: string,
  language: MessageLanguage,
): Promise<SheetWithOpinion> {
  const row = await database().document.findFirst({
    where: { id, teamId: context.team.id },
    include: withReading,
  });
  if (!row) throw notFound("This SDS document");
  const { document: summary, sections } = readingOf(row);
  if (!summary) return { row, summary, opinion: nothingRead(language) };
  const { findings, classifications, notComputable } = opinionOn(summary, sections, {
    lists: tables(),
    language,
  });
  const { sources } = keptReading(row.extraction);
  const opinion = {
    law_date: lawDate,
    findings: findings.map((finding) => ({ ...finding, page: pageOf(finding, sources, sections) })),
    computed: {
      classifications: classifications.map(toComputed),
      not_computable: notComputable.map((gap) => notComputableText(gap, language)),
    },
  };
  return { row, summary, opinion };
}

function nothingRead(language: MessageLanguage): Opinion {
  const computed = {
    classifications: [],
    not_computable: [notComputableText({ reason: "not_read" }, language)],
  };
  return { law_date: lawDate, findings: [], computed };
}

function toComputed({ classCode, category, code, certainty, because, rule }: ComputedClass) {
  return {
    class_code: classCode,
    category_code: category,
    hazard_code: code,
    certainty,
    because: [...because],
    rule,
  };
}

/** The page of the value that a finding is about, else the one that its section begins on. */
function pageOf(
  { paths, sections: numbers }: Finding,
  sources: readonly { path: string; page: number }[],
  sections: Sections,
): number | null {
  for (const path of paths) {
    const within = sources.find((source) => isBelow(source.path, path) || isBelow(path, source.path));
    if (within) return within.page;
  }
  const [first] = numbers;
  return (first && sections[sectionKey(first)]?.page) || null;
}

const isBelow = (path: string, above: string) =>
  path === above || path.startsWith(`${above}.`) || path.startsWith(`${above}[`);

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
      // It rests on the same lists.
      const isCandidate = summary && holdsCandidate(summary, sections, tables());
      // `updatedAt` stays: nothing that a person or an ERP system wrote has changed.
      await database()
        .$executeRaw`update documents set opinion = ${opinion}::opinion_state, candidate_list = ${isCandidate}
        where team_id = ${teamId}::uuid and id = ${id}::uuid and opinion is null`;
    }
    derived += rows.length;
    if (rows.length < atOnce) return derived;
  }
}
