-- A sheet without H codes has none, or they were not read; lists must be able to tell the two apart.
UPDATE documents d SET details = d.details || jsonb_build_object('hazards_unknown',
    cardinality(d.hazard_statements) = 0 AND EXISTS (
      SELECT FROM jsonb_object_keys(e.document->'errors') path WHERE path ~ '^section2\.(classifications|hazard_statements)'))
  FROM extractions e
  WHERE e.id = d.extraction_id AND jsonb_typeof(d.details) = 'object' AND jsonb_typeof(e.document->'errors') = 'object';
