import type { Context } from "@/lib/platform/context";
import { Prisma } from "@/lib/platform/database/generated/client";
import { pool } from "@/lib/platform/database/pool";
import { transaction } from "@/lib/platform/database/transaction";
import type { CardLanguage } from "@/lib/printing/layout/languages";
import { cardChanges, cardLines } from "@/lib/printing/layout/safety-card/card-lines";
import { filledIn } from "@/lib/printing/layout/safety-card/fill-in";
import { contentOfCards } from "@/lib/printing/layout/safety-card/group/content-of-cards";
import { turnOfOthers } from "@/lib/printing/layout/turn-of-others";
import { EVERY_SECTION } from "@/lib/printing/made/cards";
import { type SheetSource, sourcesOf } from "@/lib/printing/made/service";
import { RestedOn } from "../schema";
import { cardsWithStatus } from "../statement";

type Row = {
  id: string;
  language: CardLanguage;
  rested_on: unknown;
  /** Each sheet of the card with the one that its product goes by today. */
  current: { of: string; document_id: string; reading_id: string }[];
};

/** Cards that are compared in one go; the rest counts as outdated until the next look. */
const mostAtOnce = 200;
const inTurn = 25;

/**
 * Compares approved cards with what their products' sheets say today, as far as these were read otherwise since the last
 * look, and keeps what stands otherwise. The readings that it was compared with are kept too, so that nothing is compared twice.
 */
export async function lookAgain(context: Context): Promise<void> {
  const { rows } = await pool().query<Row>(
    `select id, language, rested_on, current from (${cardsWithStatus}) c
     where c.state = 'approved' and c.is_read and c.is_read_otherwise order by c.id limit ${mostAtOnce}`,
    [context.team.id],
  );
  for (let start = 0; start < rows.length; start += inTurn) {
    const some = rows.slice(start, start + inTurn);
    const ids = [...new Set(some.flatMap(({ current }) => current.map((one) => one.document_id)))];
    const sources = new Map((await sourcesOf(context, ids, EVERY_SECTION)).map((one) => [one.id, one]));
    for (const row of some) {
      const own = row.current.flatMap(({ document_id }) => sources.get(document_id) ?? []);
      if (own.length === row.current.length) await keep(context, row, own);
      await turnOfOthers();
    }
  }
}

async function keep(context: Context, row: Row, sources: readonly SheetSource[]): Promise<void> {
  const { profile, filled, lines, group } = RestedOn.parse(row.rested_on);
  const cards = sources.map(({ document, sections, ownName }) => ({
    source: { document, sections },
    options: { language: row.language, profile, productName: ownName },
  }));
  const now = cardLines(filledIn(contentOfCards({ cards, group }), filled));
  const teamId = context.team.id;
  await transaction(async (tx) => {
    await tx.safetyCard.updateMany({
      where: { id: row.id, teamId },
      data: { changes: cardChanges(lines, now) ?? Prisma.DbNull },
    });
    for (const { of: documentId, reading_id: seenReadingId } of row.current)
      await tx.safetyCardSheet.updateMany({
        where: { cardId: row.id, documentId, teamId },
        data: { seenReadingId },
      });
  });
}
