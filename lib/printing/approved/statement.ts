import type { CardLanguage } from "@/lib/printing/layout/languages";
import type { CardChanges } from "@/lib/printing/layout/safety-card/card-lines";
import type { CardStatus } from "./card-statuses";

/** A row of `cardsStatement`. */
export type CardRow = {
  id: string;
  sds_id: string;
  product_id: string | null;
  name: string;
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
 * Cards of a team ($1) with their states. A card whose product is read otherwise by now, and which nobody has compared yet,
 * counts as outdated: what is not known is never shown as sound.
 */
export const cardsWithStatus = `
  select c.*, d.product_id,
    coalesce(p.primary_document_id, c.document_id) as current_document_id, r.id as reading_id,
    case when c.state <> 'approved' then c.state::text
      when c.changes is not null or r.id is distinct from c.seen_reading_id then 'outdated'
      when c.valid_until < current_date then 'expired'
      else 'approved' end as status
  from safety_cards c
  join documents d on d.team_id = c.team_id and d.id = c.document_id
  left join products p on p.team_id = c.team_id and p.id = d.product_id
  left join readings r on r.team_id = c.team_id and r.document_id = coalesce(p.primary_document_id, c.document_id)
  where c.team_id = $1`;

/** What a list shows of them. */
export const cardColumns = `c.id, c.document_id as sds_id, c.product_id, c.name,
  (select json_build_object('id', w.id, 'name', w.name) from workplaces w
    where w.team_id = c.team_id and w.id = c.workplace_id) as workplace,
  c.language, c.version, c.status, c.changes, c.approved_by_name as approved_by, c.approved_at,
  to_char(c.valid_until, 'YYYY-MM-DD') as valid_until,
  coalesce((select json_agg(json_build_object('name', a.name, 'at', a.at at time zone 'utc') order by a.at, a.name)
    from card_acknowledgements a where a.team_id = c.team_id and a.card_id = c.id), '[]') as acknowledgements`;
