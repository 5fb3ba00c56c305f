import type { CardLanguage } from "@/lib/printing/layout/languages";
import type { CardChanges } from "@/lib/printing/layout/safety-card/card-lines";
import type { CardStatus } from "./card-statuses";

/** A row of `cardsWithStatus`. */
export type CardRow = {
  id: string;
  sds_id: string;
  product_id: string | null;
  name: string;
  sheets: { sds_id: string; product_id: string | null; name: string }[];
  workplace: { id: string; name: string } | null;
  language: CardLanguage;
  version: number;
  status: CardStatus;
  changes: CardChanges | null;
  approved_by: string;
  approved_at: Date;
  valid_until: string | null;
  acknowledgements: { name: string; at: string }[];
};

/**
 * Cards of a team ($1) with their states, and their sheets in order with what their products are read by today. A card of
 * which one is read otherwise by now, and which nobody has compared yet, counts as outdated: what is not known is never shown
 * as sound.
 */
export const cardsWithStatus = `
  select c.*, m.document_ids, m.product_ids, m.sheets, m.current, m.is_read_otherwise, m.is_read,
    case when c.state <> 'approved' then c.state::text
      when c.changes is not null or m.is_read_otherwise then 'outdated'
      when c.valid_until < current_date then 'expired'
      else 'approved' end as status
  from safety_cards c
  join (
    select s.card_id, array_agg(s.document_id) as document_ids, array_agg(d.product_id) as product_ids,
      bool_or(r.id is distinct from s.seen_reading_id) as is_read_otherwise, bool_and(r.id is not null) as is_read,
      json_agg(json_build_object('sds_id', s.document_id, 'product_id', d.product_id, 'name',
        coalesce(p.display_name, d.product_name, d.alternate_name, d.file_name)) order by s.position) as sheets,
      json_agg(json_build_object('of', s.document_id, 'document_id', coalesce(p.primary_document_id, s.document_id),
        'reading_id', r.id) order by s.position) as current
    from safety_card_sheets s
    join documents d on d.team_id = s.team_id and d.id = s.document_id
    left join products p on p.team_id = s.team_id and p.id = d.product_id
    left join readings r on r.team_id = s.team_id and r.document_id = coalesce(p.primary_document_id, s.document_id)
    where s.team_id = $1
    group by s.card_id) m on m.card_id = c.id
  where c.team_id = $1`;

/** What a list shows of them. */
export const cardColumns = `c.id, c.sheets -> 0 ->> 'sds_id' as sds_id, c.sheets -> 0 ->> 'product_id' as product_id, c.name,
  c.sheets,
  (select json_build_object('id', w.id, 'name', w.name) from workplaces w
    where w.team_id = c.team_id and w.id = c.workplace_id) as workplace,
  c.language, c.version, c.status, c.changes, c.approved_by_name as approved_by, c.approved_at,
  to_char(c.valid_until, 'YYYY-MM-DD') as valid_until,
  coalesce((select json_agg(json_build_object('name', a.name, 'at', a.at at time zone 'utc') order by a.at, a.name)
    from card_acknowledgements a where a.team_id = c.team_id and a.card_id = c.id), '[]') as acknowledgements`;
