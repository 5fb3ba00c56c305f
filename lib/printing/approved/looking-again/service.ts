import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { Prisma } from "@/lib/platform/database/generated/client";
import { pool } from "@/lib/platform/database/pool";
import type { CardLanguage } from "@/lib/printing/layout/languages";
import { cardChanges, cardLines } from "@/lib/printing/layout/safety-card/card-lines";
import { cardContent } from "@/lib/printing/layout/safety-card/content";
import { filledIn } from "@/lib/printing/layout/safety-card/fill-in";
import { turnOfOthers } from "@/lib/printing/layout/turn-of-others";
import { EVERY_SECTION } from "@/lib/printing/made/cards";
import { type SheetSource, sourcesOf } from "@/lib/printing/made/service";
import { RestedOn } from "../schema";
import { cardsWithStatus } from "../statement";

type Row = {
  id: string;
  language: CardLanguage;
  rested_on: unknown;
  current_document_id: string;
  reading_id: string;
};

/** Cards that are compared in one go; the rest counts as outdated until the next look. */
const mostAtOnce = 200;
const inTurn = 25;

/**
 * Compares approved cards with what their products' sheets say today, as far as these were read otherwise since the last
 * look, and keeps what stands otherwise. The reading that it was compared with is kept too, so that nothing is compared twice.
 */
export async function lookAgain(context: Context): Promise<void> {
  const { rows } = await pool().query<Row>(
    `select id, language, rested_on, current_document_id, reading_id from (${cardsWithStatus}) c
     where c.state = 'approved' and c.reading_id <> c.seen_reading_id order by c.id limit ${mostAtOnce}`,
    [context.team.id],
  );
  for (let start = 0; start < rows.length; start += inTurn) {
    const some = rows.slice(start, start + inTurn);
    const ids = [...new Set(some.map(({ current_document_id: id }) => id))];
    const sources = new Map((await sourcesOf(context, ids, EVERY_SECTION)).map((one) => [one.id, one]));
    for (const row of some) {
      const source = sources.get(row.current_document_id);
      if (source) await keep(context, row, source);
      await turnOfOthers();
    }
  }
}

async function keep(context: Context, row: Row, { document, sections, ownName }: SheetSource): Promise<void> {
  const { profile, filled, lines } = RestedOn.parse(row.rested_on);
  const options = { language: row.language, profile, productName: ownName };
  const now = cardLines(filledIn(cardContent({ document, sections }, options), filled));
  await database().safetyCard.updateMany({
    where: { id: row.id, teamId: context.team.id },
    data: { seenReadingId: row.reading_id, changes: cardChanges(lines, now) ?? Prisma.DbNull },
  });
}
