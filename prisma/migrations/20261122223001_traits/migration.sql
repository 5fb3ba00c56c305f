-- What lists find a sheet by beyond its own words. The rules are in lib/holdings/documents/traits.ts: a sheet that was
-- read before has them when it is read again; until then they are null, which is "unknown".
ALTER TABLE "documents"
  ADD COLUMN "cmr" TEXT,
  ADD COLUMN "candidate_list" BOOLEAN,
  ADD COLUMN "exposure_limit" BOOLEAN,
  ADD COLUMN "storage_class" TEXT,
  ADD COLUMN "water_hazard_class" TEXT;

UPDATE "documents" SET
  "storage_class" = nullif("details"->>'storage_class', ''),
  "water_hazard_class" = nullif("details"->>'water_hazard_class', '')
  WHERE "details" ?| ARRAY['storage_class', 'water_hazard_class'];

CREATE INDEX "documents_team_id_cmr_idx" ON "documents"("team_id", "cmr");
CREATE INDEX "documents_team_id_candidate_list_idx" ON "documents"("team_id", "candidate_list");
CREATE INDEX "documents_team_id_storage_class_idx" ON "documents"("team_id", "storage_class");
CREATE INDEX "documents_team_id_water_hazard_class_idx" ON "documents"("team_id", "water_hazard_class");

-- H300+H310 is found as such, as H300 and as H310.
CREATE FUNCTION hazard_codes(statements TEXT[]) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT code ORDER BY code), '{}')
  FROM unnest(statements || string_to_array(array_to_string(statements, '+'), '+')) code
$$;
ALTER TABLE "documents" ADD COLUMN "hazard_codes" TEXT[] GENERATED ALWAYS AS (hazard_codes("hazard_statements")) STORED;
CREATE INDEX "documents_hazard_codes_idx" ON "documents" USING GIN ("hazard_codes");

-- Whole years on the anniversary, and the part of a year since.
CREATE FUNCTION years_since(day DATE) RETURNS DOUBLE PRECISION LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT passed.years + (passed.today - (day + make_interval(years => passed.years))::date) / 366.0
  FROM (SELECT extract(year FROM age(today, day))::int AS years, today
        FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS today) clock) passed
$$;

-- Everything of a sheet that a filter can ask for is noted in one place.
DROP TRIGGER documents_reviewed ON documents;
DROP FUNCTION note_review_change();
CREATE OR REPLACE FUNCTION note_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_changes (team_id, part)
    SELECT DISTINCT p.team_id, library_part(p.id) FROM new_rows n JOIN old_rows o ON o.id = n.id
    JOIN products p ON p.team_id = n.team_id AND p.primary_document_id = n.id
    WHERE (n.signal_word, n.language, n.manufacturer, n.procurement_status, n.physical_state, n.hazard_statements,
           n.ghs_pictograms, n.transport_classes, n.flash_point, n.revision_date, n.product_name, n.cas_number,
           n.ec_number, n.un_number, n.file_name, n.precautionary_statements, n.component_cas, n.quality_score,
           n.search_text, n.hazards, n.review_state, n.opinion, n.cmr, n.candidate_list, n.exposure_limit,
           n.storage_class, n.water_hazard_class)
      IS DISTINCT FROM
          (o.signal_word, o.language, o.manufacturer, o.procurement_status, o.physical_state, o.hazard_statements,
           o.ghs_pictograms, o.transport_classes, o.flash_point, o.revision_date, o.product_name, o.cas_number,
           o.ec_number, o.un_number, o.file_name, o.precautionary_statements, o.component_cas, o.quality_score,
           o.search_text, o.hazards, o.review_state, o.opinion, o.cmr, o.candidate_list, o.exposure_limit,
           o.storage_class, o.water_hazard_class);
  RETURN NULL;
END $$;
