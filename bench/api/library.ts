import type pg from "pg";

const words = {
  names: [
    "Acetone",
    "Ethanol",
    "Toluene",
    "Xylene",
    "Isopropanol",
    "Methanol",
    "Cyclohexane",
    "Butyl acetate",
    "Sodium hydroxide",
    "Hydrochloric acid",
    "Sulphuric acid",
    "Ammonia solution",
    "Hydrogen peroxide",
    "Epoxy resin",
    "Hardener",
    "Primer",
    "Thinner",
    "Degreaser",
    "Contact adhesive",
    "Hydraulic oil",
    "Gear oil",
    "Brake cleaner",
    "Rust converter",
    "Zinc spray",
    "Descaler",
    "Disinfectant",
    "Floor cleaner",
    "Glass cleaner",
    "Cutting fluid",
    "Silicone sealant",
  ],
  kinds: [
    "technical",
    "pure",
    "extra",
    "plus",
    "rapid",
    "universal",
    "industrial",
    "special",
    "eco",
    "professional",
  ],
  makers: Array.from(
    { length: 400 },
    (_, i) =>
      `${["Nord", "Rhein", "Delta", "Alpen", "Euro", "Atlas", "Hansa", "Gamma"][i % 8]}chem ${i + 1} GmbH`,
  ),
  cas: [
    "67-64-1",
    "64-17-5",
    "108-88-3",
    "1330-20-7",
    "67-63-0",
    "67-56-1",
    "110-82-7",
    "123-86-4",
    "1310-73-2",
    "7647-01-0",
    "7664-93-9",
    "1336-21-6",
    "7722-84-1",
    "25068-38-6",
    "110-54-3",
    "75-09-2",
  ],
  hazards: [
    "H225",
    "H226",
    "H290",
    "H301",
    "H302",
    "H304",
    "H311",
    "H312",
    "H314",
    "H315",
    "H317",
    "H318",
    "H319",
    "H331",
    "H332",
    "H334",
    "H335",
    "H336",
    "H350",
    "H361d",
    "H373",
    "H400",
    "H410",
    "H411",
    "EUH066",
  ],
  pictograms: ["GHS02", "GHS03", "GHS05", "GHS06", "GHS07", "GHS08", "GHS09"],
  languages: ["en", "de", "nl", "fr"],
  states: ["liquid", "solid", "gas", "aerosol", "paste"],
  classes: ["3", "5.1", "6.1", "8", "9"],
};

/** A repeatable choice: the same seed gives the same library. */
const pick = (list: string, salt: number) =>
  `${list}[1 + (abs(hashint8(i * 31 + ${salt})) % array_length(${list}, 1))]`;
const some = (list: string, most: number, salt: number) =>
  `array(select distinct ${list}[1 + (abs(hashint8(i * 131 + k * 7 + ${salt})) % array_length(${list}, 1))]
    from generate_series(1, abs(hashint8(i + ${salt})) % ${most + 1}) k order by 1)`;

const documentsStatement = `
  with lists as (select $2::text[] as names, $3::text[] as kinds, $4::text[] as makers, $5::text[] as cas,
    $6::text[] as hazards, $7::text[] as pictograms, $8::text[] as languages, $9::text[] as states, $10::text[] as classes),
  chosen as (
    select i, ${pick("names", 1)} || ' ' || ${pick("kinds", 2)} || ' ' || i as product_name, ${pick("makers", 3)} as manufacturer,
      ${pick("cas", 4)} as cas_number, ${some("hazards", 6, 5)} as hazards, ${some("pictograms", 3, 6)} as pictograms,
      ${pick("languages", 7)} as language, ${pick("states", 8)} as state, ${some("classes", 1, 9)} as classes,
      ${some("cas", 4, 10)} as components
    from generate_series($11::int, $12::int) i cross join lists),
  sheet as (
    insert into sheets (sha256, byte_size)
    select encode(sha256(($1 || '/' || i)::bytea), 'hex'), 100000 from chosen returning id, sha256)
  insert into documents (team_id, sheet_id, file_name, status, product_name, chemical_name, cas_number, manufacturer, signal_word,
    hazard_statements, precautionary_statements, ghs_pictograms, transport_classes, component_cas, un_number, flash_point,
    physical_state, language, revision_date, quality_score, identity, search_text, hazards,
    opinion, cmr, candidate_list, exposure_limit, storage_class, water_hazard_class, details, created_at, updated_at)
  select $1::uuid, sheet.id, 'sheet-' || i || '.pdf', 'completed', product_name, lower(split_part(product_name, ' ', 1)), cas_number,
    manufacturer, case when hazards && array['H225', 'H314', 'H350', 'H301', 'H331'] then 'Danger' when cardinality(hazards) > 0 then 'Warning' end,
    hazards, array['P210', 'P280'], pictograms, classes, components, case when cardinality(classes) > 0 then (1000 + i % 2500)::text end,
    case when state = 'liquid' then -20 + i % 120 end, state, language, date '2018-01-01' + i % 3000, round((0.5 + (i % 50) / 100.0)::numeric, 2),
    lower(manufacturer || ' ' || product_name), lower(concat_ws(E'\\n', product_name, manufacturer, cas_number, array_to_string(components, E'\\n'))),
    'known', (array['error', 'warning', 'note', 'none'])[1 + i % 4]::opinion_state,
    case when hazards && array['H350'] then '1B' when hazards && array['H361d'] then '2' else 'none' end,
    components && array['75-09-2'], components && array['67-64-1', '108-88-3'], '3', '1', jsonb_build_object(
      'flash_point', case when state = 'liquid' then jsonb_build_object('value', -20 + i % 120, 'unit', '°C', 'comparator', null, 'text', (-20 + i % 120) || ' °C') end,
      'transport', case when cardinality(classes) > 0 then jsonb_build_object('adr', jsonb_build_object('un_number', (1000 + i % 2500)::text, 'class', classes[1], 'packing_group', 'II', 'proper_shipping_name', upper(product_name))) else '{}' end,
      'components', (select coalesce(jsonb_agg(jsonb_build_object('name', null, 'cas_number', c)), '[]') from unnest(components) c),
      'water_hazard_class', '1', 'storage_class', '3'),
    now() - make_interval(secs => i), now()
  from chosen join sheet on sheet.sha256 = encode(sha256(($1 || '/' || i)::bytea), 'hex')`;

const rest = [
  `insert into products (id, team_id, primary_document_id, created_by_filing, last_updated, created_at, display_name, sku)
    select gen_random_uuid(), team_id, id, true, created_at, created_at,
      case when abs(hashtext(id::text)) % 10 = 0 then 'Own ' || product_name end, case when abs(hashtext(id::text)) % 3 = 0 then 'SKU-' || left(id::text, 8) end
    from documents where team_id = $1`,
  `update documents d set product_id = p.id from products p
    where p.team_id = d.team_id and p.primary_document_id = d.id and d.team_id = $1`,
  `insert into workplaces (team_id, name, name_key, updated_at) select $1::uuid, 'Workplace ' || i, 'workplace ' || i, now() from generate_series(1, 60) i`,
  `insert into placements (team_id, product_id, workplace_id)
    select p.team_id, p.id, w.id from products p join lateral (
      select id from workplaces w where w.team_id = p.team_id order by hashtext(w.id::text || p.id::text) limit 2) w on true
    where p.team_id = $1 and abs(hashtext(p.id::text)) % 2 = 0`,
  `insert into quantity_lines (team_id, product_id, workplace_id, amount, unit, container_count, updated_at)
    select team_id, product_id, workplace_id, (1 + abs(hashtext(product_id::text)) % 1000) / 8.0, 'L', 1 + abs(hashtext(workplace_id::text)) % 5, now()
    from placements where team_id = $1`,
];

/** Fills an empty team with so many plausible products, their sheets, workplaces, placements and stock. */
export async function fillLibrary(client: pg.ClientBase, teamId: string, size: number): Promise<void> {
  for (let from = 1; from <= size; from += 5_000) {
    const to = Math.min(size, from + 4_999);
    await client.query(documentsStatement, [teamId, ...Object.values(words), from, to]);
  }
  for (const statement of rest) await client.query(statement, [teamId]);
}
