import type { FileWarning } from "@/lib/api/operation";
import type { OpenWish } from "@/lib/holdings/using/schema";
import { checkUse } from "@/lib/holdings/using/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { streamRows } from "@/lib/platform/database/stream-rows";
import { requireWorkplace } from "@/lib/platform/database/team-rows";
import { AppError } from "@/lib/platform/errors";
import { makeApart } from "@/lib/printing/processes/pool";
import { registerDocument } from "./document";
import type { RegisterEntry } from "./rows";
import type { RegisterLanguage } from "./schema";

/**
 * The register of hazardous substances (GefStoffV § 6(12)): name, classification, amounts, areas of work and the
 * sheet it refers to. A product is in it when its sheet classifies it, by an H or EUH statement or a pictogram, and when
 * its hazards are not known: silence is no classification.
 */
export async function* entries(
  context: Context,
  workplaceId: string | undefined,
): AsyncGenerator<RegisterEntry[]> {
  if (workplaceId) await requireWorkplace(database(), context, workplaceId);
  yield* streamRows<RegisterEntry>({
    text: statement,
    values: [context.team.id, workplaceId ?? null],
  });
}

/** Whether the register may go out with sheets that nobody has released; as `checkUse`. */
export async function checkSheets(
  context: Context,
  workplaceId: string | undefined,
  wish: OpenWish,
): Promise<FileWarning[]> {
  const placements = workplaceId ? { some: { workplaceId, teamId: context.team.id } } : undefined;
  const listed = { primaryOf: { archived: false, placements } };
  return checkUse(context, "register", listed, wish);
}

/** A register of so many lines is some 500 pages, which nobody prints and a process makes in a minute or two. */
const mostLinesOnPaper = 5_000;

/** The register as a PDF. Errors: 404 for the workplace, 409 when there is more than paper can hold. */
export async function onPaper(
  context: Context,
  workplaceId: string | undefined,
  language: RegisterLanguage,
): Promise<{ body: Uint8Array; title: string }> {
  const workplace = workplaceId ? await requireWorkplace(database(), context, workplaceId) : null;
  const lines: RegisterEntry[] = [];
  for await (const batch of entries(context, workplaceId)) {
    lines.push(...batch);
    if (lines.length > mostLinesOnPaper)
      throw new AppError(
        "conflict",
        `The register has more than ${mostLinesOnPaper} lines. Take it as Excel or CSV, or of one workplace.`,
      );
  }
  const place = {
    team: context.team.name,
    workplace: workplace?.name ?? null,
    today: new Date().toISOString().slice(0, 10),
  };
  const register = registerDocument(lines, place, language);
  const file = await makeApart({ kind: "register", register });
  if (file.kind !== "file") throw new Error(`a register was asked for and ${file.kind} came`);
  return { body: file.bytes, title: `${register.title} ${workplace?.name ?? place.team}` };
}

const statement = `
  with stock as (
    select q.product_id, q.workplace_id, q.unit, sum(q.amount * q.container_count)::float8 as amount
    from quantity_lines q where q.team_id = $1 and q.amount is not null
    group by q.product_id, q.workplace_id, q.unit),
  places as (
    select product_id, workplace_id from placements where team_id = $1
    union select product_id, null from stock where workplace_id is null
    union select p.id, null from products p where p.team_id = $1
      and not exists (select from placements pl where pl.team_id = $1 and pl.product_id = p.id))
  select w.name as workplace, coalesce(p.display_name, d.product_name) as product, d.manufacturer, d.cas_number,
    d.component_cas, coalesce(array(select jsonb_array_elements_text(
      case jsonb_typeof(x.sections #> '{section1,reach_registration_numbers}') when 'array'
        then x.sections #> '{section1,reach_registration_numbers}' else '[]' end)), '{}') as reach,
    d.signal_word, d.hazard_statements as h_codes, d.ghs_pictograms as pictograms,
    coalesce(d.hazards, 'unknown')::text as hazards, s.amount, s.unit,
    d.details ->> 'storage_class' as storage_class, d.details ->> 'water_hazard_class' as water_hazard_class,
    d.un_number, to_char(d.revision_date, 'YYYY-MM-DD') as revision_date, d.file_name, d.id as document_id
  from places pl
  join products p on p.team_id = $1 and p.id = pl.product_id and not p.archived
  join documents d on d.team_id = $1 and d.id = p.primary_document_id
  left join readings x on x.team_id = d.team_id and x.document_id = d.id
  left join workplaces w on w.team_id = $1 and w.id = pl.workplace_id
  left join stock s on s.product_id = pl.product_id and s.workplace_id is not distinct from pl.workplace_id
  where (cardinality(d.hazard_statements) > 0 or cardinality(d.ghs_pictograms) > 0
      or d.hazards is distinct from 'known')
    and ($2::uuid is null or pl.workplace_id = $2)
  order by w.name nulls last, lower(coalesce(p.display_name, d.product_name, d.file_name)), p.id, s.unit`;
