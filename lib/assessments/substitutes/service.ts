import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";
import { AppError, notFound } from "@/lib/platform/errors";
import { usesIn } from "@/lib/sheet/facts";
import { sectionsOf } from "@/lib/sheet/stored";
import { EmkgAnswers } from "../emkg/answers";
import { hazardsIn } from "../hazards-in";
import { assessedSheets, inputsOf, type PlacementKey } from "../inputs/service";
import { comparedWith, sharedWith } from "../substitution";
import type { Substitute } from "../views/schema";

type Row = {
  id: string;
  name: string;
  uses: unknown;
  custom_fields: unknown;
  workplaces: string[] | null;
};

/** In a larger library only products of the same workplaces and tags are looked at: uses are in each sheet's text. */
const mostCandidates = 2000;
const mostShown = 20;

/**
 * Products in use that have a use or a tag in common with the assessed one and need a lower level for the same work,
 * the lowest first; a workplace in common is named as well. Errors: 409 when there is no EMKG assessment to compare with.
 */
export async function substitutesOf(
  context: Context,
  key: PlacementKey,
): Promise<z.input<typeof Substitute>[]> {
  const teamId = context.team.id;
  const placement = await database().placement.findFirst({
    where: { ...key, teamId },
    include: { assessments: { where: { method: "emkg", state: { not: "superseded" } } } },
  });
  if (!placement) throw notFound("This product at this workplace");
  const [current] = placement.assessments;
  if (!current) throw new AppError("conflict", "There is no EMKG assessment to compare other products with.");
  const answers = EmkgAnswers.parse(current.answers);
  const [inputs] = await inputsOf(database(), context, [key]);
  if (!inputs?.sheet) return [];
  const { own, others } = await candidates(context, key.productId);
  const alike = others.flatMap((other) => {
    const common = sharedWith(own, other);
    return common.some(({ reason }) => reason !== "workplace") ? [{ other, common }] : [];
  });
  const facts = await assessedSheets(
    database(),
    context,
    alike.map(({ other }) => other.id),
  );
  const hazards = hazardsIn(inputs.sheet);
  return alike
    .flatMap(({ other, common }) => {
      const sheet = facts.get(other.id);
      const compared = sheet && comparedWith(hazards, answers, sheet);
      if (!sheet || !compared) return [];
      return [
        {
          product: { id: other.id, name: other.name },
          h_codes: sheet.h_codes,
          reasons: [...new Set(common.map(({ reason }) => reason))],
          shared: [...new Set(common.map(({ text }) => text))],
          ...compared,
        },
      ];
    })
    .toSorted(
      (a, b) => (a.levels.overall ?? 0) - (b.levels.overall ?? 0) || b.lowers.length - a.lowers.length,
    )
    .slice(0, mostShown);
}

async function candidates(context: Context, productId: string) {
  const { rows } = await pool().query<Row>(
    `select p.id, coalesce(p.display_name, d.alternate_name, d.product_name, regexp_replace(d.file_name, '\\.pdf$', '', 'i')) as name, p.custom_fields,
       jsonb_build_object('section1', jsonb_build_object('identified_uses', e.sections->'section1'->'identified_uses')) as uses,
       (select array_agg(w.name) from placements pl join workplaces w on w.team_id = pl.team_id and w.id = pl.workplace_id
         where pl.team_id = p.team_id and pl.product_id = p.id) as workplaces
     from products p
       join documents d on d.team_id = p.team_id and d.id = p.primary_document_id and d.status = 'completed'
       left join readings e on e.team_id = d.team_id and e.document_id = d.id
     where p.team_id = $1 and not p.archived and (p.id = $2 or p.id in (select id from (
         (select pl.product_id as id from placements pl where pl.team_id = $1 and pl.workplace_id in
           (select workplace_id from placements where team_id = $1 and product_id = $2) limit $3)
         union
         (select id from products where team_id = $1 and not archived order by last_updated desc limit $3)
       ) near))
     limit $3`,
    [context.team.id, productId, mostCandidates],
  );
  const all = rows.map(({ uses, custom_fields, workplaces, ...row }) => ({
    ...row,
    uses: usesIn(sectionsOf(uses)),
    tags: textsOf(custom_fields),
    workplaces: workplaces ?? [],
  }));
  return {
    own: all.find(({ id }) => id === productId) ?? { uses: [], tags: [], workplaces: [] },
    others: all.filter(({ id }) => id !== productId),
  };
}

/** The texts a team has written into custom fields: { group: { field: value } }. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
