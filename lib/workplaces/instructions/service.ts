import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";
import { requireWorkplace } from "@/lib/platform/database/team-rows";
import { lookAgain } from "@/lib/printing/approved/looking-again/service";
import { cardsWithStatus } from "@/lib/printing/approved/statement";
import { makeApart } from "@/lib/printing/processes/pool";
import type { RegisterLanguage } from "@/lib/workplaces/register/schema";
import { instructionDocument } from "./document";
import type { InstructionLine } from "./table";

/**
 * Every product at a workplace with the cards that hold there and who has been instructed by each; a line for each person, and
 * one for a card that nobody has read or a product without a card. Errors: 404.
 */
export async function* lines(context: Context, workplaceId: string): AsyncGenerator<InstructionLine[]> {
  await requireWorkplace(database(), context, workplaceId);
  await lookAgain(context);
  const { rows } = await pool().query<InstructionLine>(statement, [context.team.id, workplaceId]);
  yield rows;
}

/** The same on paper, with room for signatures. */
export async function onPaper(context: Context, workplaceId: string, language: RegisterLanguage) {
  const workplace = await requireWorkplace(database(), context, workplaceId);
  const all: InstructionLine[] = [];
  for await (const batch of lines(context, workplaceId)) all.push(...batch);
  const place = {
    team: context.team.name,
    workplace: workplace.name,
    today: new Date().toISOString().slice(0, 10),
  };
  const register = instructionDocument(all, place, language);
  const made = await makeApart({ kind: "register", register });
  if (made.kind !== "file") throw new Error(`a list was asked for and ${made.kind} came`);
  return { body: made.bytes, title: `${register.title} ${workplace.name}` };
}

const statement = `
  select p.id as product_id, coalesce(p.display_name, d.alternate_name, d.product_name, d.file_name, '–') as product,
    c.id as card_id, c.language, c.version, c.status, c.approved_by_name as approved_by,
    to_char(c.approved_at, 'YYYY-MM-DD') as approved_on, to_char(c.valid_until, 'YYYY-MM-DD') as valid_until,
    a.name as worker, to_char(a.at, 'YYYY-MM-DD') as instructed_on
  from placements pl
  join products p on p.team_id = pl.team_id and p.id = pl.product_id and not p.archived
  left join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
  left join (${cardsWithStatus}) c on p.id = any(c.product_ids) and c.state = 'approved'
    and (c.workplace_id is null or c.workplace_id = $2)
  left join card_acknowledgements a on a.team_id = $1 and a.card_id = c.id
  where pl.team_id = $1 and pl.workplace_id = $2
  order by lower(coalesce(p.display_name, d.alternate_name, d.product_name, d.file_name)), p.id, c.language, c.version,
    c.id, a.at, a.name`;
