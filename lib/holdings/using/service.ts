import { recordOnce } from "@/lib/api/audit/service";
import type { FileWarning } from "@/lib/api/operation";
import { supersededBy, withPrimary } from "@/lib/holdings/documents/serialiser";
import { keptReading, wordsOf } from "@/lib/holdings/review/merging";
import { withReading } from "@/lib/holdings/review/reading";
import { openOf, valuesOf } from "@/lib/holdings/review/values";
import { type Context, mayWrite } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma, Team } from "@/lib/platform/database/generated/client";
import { AppError, invalid } from "@/lib/platform/errors";
import type { SheetUse, UnreleasedRule } from "@/lib/sheet/unreleased-rules";
import type { OpenWish } from "./schema";

const columns = {
  labels: "unreleasedLabels",
  cards: "unreleasedCards",
  signatures: "unreleasedSignatures",
  register: "unreleasedRegister",
} as const satisfies Record<SheetUse, keyof Team>;

const parts = { ...withReading, ...withPrimary } satisfies Prisma.DocumentInclude;
type Row = Prisma.DocumentGetPayload<{ include: typeof parts }>;

/**
 * Whether the team lets sheets be used for something although nobody has released them. Answers with what to warn of.
 * Errors: 409 with `sheets` and `open`, the critical values of them that are doubtful or missing, where the team stops such sheets and
 * nobody accepts them; 403 for accepting by who may only read, 422 without a reason. What was accepted is kept in the audit log.
 */
export async function checkUse(
  context: Context,
  use: SheetUse,
  sheets: Prisma.DocumentWhereInput,
  wish: OpenWish,
): Promise<FileWarning[]> {
  const rule = await ruleOf(context, use);
  if (rule === "nothing") return [];
  if (rule === "stop") await requireSettled(context, use, sheets, wish);
  const where = { AND: [sheets, isUnreleased], teamId: context.team.id };
  const [count, first] = await Promise.all([
    database().document.count({ where }),
    database().document.findMany({
      where,
      select: { id: true, productName: true, fileName: true },
      orderBy: { id: "asc" },
      take: mostWarnings,
    }),
  ]);
  if (count > mostWarnings) return [manyUnreleased(count)];
  return first.map(({ id, productName, fileName }) => ({
    code: "not_released",
    message: "Nobody has released the sheet: what was read in it is used as it was read.",
    subject: productName ?? fileName,
    sds_id: id,
  }));
}

/** Warnings travel in a header, of which clients take some kilobytes: more sheets than these are counted. */
const mostWarnings = 10;

function manyUnreleased(count: number): FileWarning {
  const message = `Nobody has released ${count} of the sheets: what was read in them is used as it was read.`;
  return { code: "not_released", message, subject: String(count) };
}

const isUnreleased = { reviewState: { not: "released" } } satisfies Prisma.DocumentWhereInput;

/** Whether what is made of a sheet that nobody has released says so on itself. */
export async function saysUnreleased(context: Context, use: SheetUse): Promise<boolean> {
  return (await ruleOf(context, use)) !== "nothing";
}

async function ruleOf({ team }: Context, use: SheetUse): Promise<UnreleasedRule> {
  const row = await database().team.findUniqueOrThrow({ where: { id: team.id } });
  return row[columns[use]];
}

async function requireSettled(
  context: Context,
  use: SheetUse,
  sheets: Prisma.DocumentWhereInput,
  { accept_open, reason }: OpenWish,
): Promise<void> {
  const stopped = await stoppedAmong(context, sheets, accept_open ? Number.POSITIVE_INFINITY : mostNamed);
  if (stopped.length === 0) return;
  if (!accept_open) throw refusal(stopped);
  if (!mayWrite(context.actor))
    throw new AppError("forbidden", "Who may only read does not accept what the team stops.");
  if (!reason) throw invalid("reason", "must say why, because values are open or a sheet is superseded");
  for (const { id, open, supersededBy: later } of stopped)
    await recordOnce(context, {
      action: "useOpenSheet",
      targetId: id,
      details: { use, reason, open: open.map(({ path }) => path), superseded_by: later },
    });
}

/** A refusal names the open values of so many sheets. */
const mostNamed = 100;
/** Readings are some 100 kB each: a few at a time. */
const atOnce = 25;

type Stopped = {
  id: string;
  name: string;
  open: ReturnType<typeof valuesOf>;
  supersededBy: string | null;
};

/** The sheets that the team stops: not released with open values, or superseded. */
async function stoppedAmong(
  context: Context,
  sheets: Prisma.DocumentWhereInput,
  most: number,
): Promise<Stopped[]> {
  const stopped: Stopped[] = [];
  for (let after: string | null = null; stopped.length < most; ) {
    const rows: Row[] = await database().document.findMany({
      where: {
        AND: [sheets, after ? { id: { gt: after } } : {}],
        teamId: context.team.id,
        status: "completed",
      },
      include: parts,
      orderBy: { id: "asc" },
      take: atOnce,
    });
    for (const row of rows) {
      const open = row.reviewState === "released" ? [] : await openValues(row);
      const later = supersededBy(row);
      if (open.length > 0 || later !== null)
        stopped.push({ id: row.id, name: row.productName ?? row.fileName, open, supersededBy: later });
    }
    after = rows.at(-1)?.id ?? null;
    if (rows.length < atOnce) break;
  }
  return stopped;
}

function refusal(stopped: readonly Stopped[]): AppError {
  const open = stopped.flatMap(({ id, open: values }) => values.map((value) => ({ ...value, sds_id: id })));
  const superseded = stopped.flatMap(({ id, supersededBy: later }) => (later === null ? [] : id));
  const said = [
    ...(open.length > 0 ? ["Critical values are doubtful or missing."] : []),
    ...(superseded.length > 0 ? ["A sheet is superseded by a later revision."] : []),
  ];
  return new AppError(
    "conflict",
    `${said.join(" ")} The team stops this. Settle it, or accept it with accept_open=true and a reason.`,
    { extra: { sheets: stopped.map(({ id, name }) => ({ id, name })), open, superseded } },
  );
}

async function openValues(row: Row) {
  const read = keptReading(row.extraction);
  const merged = row.correctedReading ? keptReading(row.correctedReading) : read;
  const words = await wordsOf(database(), row);
  return openOf(valuesOf({ read, merged: { ...merged, sources: read.sources }, words, earlier: [] }));
}
