-- A sheet that says it is not classified, and one whose hazards are not known, both have no H statement. Statements
-- that begin with EUH classify nothing.
CREATE FUNCTION classification(hazards "hazard_state", statements TEXT[]) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM unnest(statements) code WHERE code LIKE 'H%') THEN 'classified'
    WHEN hazards = 'known' THEN 'not_classified'
    ELSE 'unknown' END
$$;
ALTER TABLE "documents" ADD COLUMN "classification" TEXT
  GENERATED ALWAYS AS (classification("hazards", "hazard_statements")) STORED;
