import { productColumns } from "./list-statement";

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const sheets = `select json_agg(json_build_object(
    'document_id', s.id, 'primary', s.id is not distinct from p.primary_document_id, 'status', s.status, 'review_state', s.review_state,
    'revision_date', to_char(s.revision_date, 'YYYY-MM-DD'), 'product_name', s.product_name,
    'manufacturer', s.manufacturer, 'language', s.language, 'file_name', s.file_name, 'archived', s.archived,
    'created_at', ${utc("s.created_at")})
    order by s.id = p.primary_document_id desc nulls last, s.revision_date desc nulls last, s.id)
  from documents s where s.team_id = p.team_id and s.product_id = p.id`;

const quantities = `select json_agg(json_build_object(
    'id', q.id, 'workplace_id', q.workplace_id, 'amount', q.amount, 'unit', q.unit,
    'container_count', q.container_count, 'recipient_id', q.recipient_id,
    'total', q.amount * q.container_count) order by q.created_at, q.id)
  from quantity_lines q
  where q.team_id = w.team_id and q.product_id = w.product_id and q.workplace_id = w.workplace_id`;

const placements = `select json_agg(json_build_object(
    'product_id', w.product_id, 'workplace_id', w.workplace_id,
    'quantities', coalesce((${quantities}), '[]'), 'created_at', ${utc("w.created_at")})
    order by w.created_at, w.workplace_id)
  from placements w where w.team_id = p.team_id and w.product_id = p.id`;

/** One product with its sheets and placements, in one round trip; $1 is the team, $2 the product. */
export const detailText = `select ${productColumns}, (${sheets}) as sheets, (${placements}) as placements,
    exists (select from assessments a
      where a.team_id = p.team_id and a.product_id = p.id and a.state <> 'superseded') as is_assessed
  from products p left join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
  where p.team_id = $1 and p.id = $2`;
