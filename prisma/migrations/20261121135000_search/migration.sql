-- Lets one index hold the team beside the trigrams, so that a team's search never reads what others have.
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateTable
CREATE TABLE "product_searches" (
    "team_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "product_searches_pkey" PRIMARY KEY ("team_id", "product_id")
);

-- CreateTable
CREATE TABLE "search_words" (
    "id" BIGSERIAL NOT NULL,
    "team_id" UUID NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "product_searches_team_id_text_idx" ON "product_searches" USING GIN ("team_id", "text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "search_words_team_id_word_idx" ON "search_words"("team_id", "word");

-- CreateIndex
CREATE INDEX "search_words_trigrams_idx" ON "search_words" USING GIN ("team_id", "word" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "product_searches" ADD CONSTRAINT "product_searches_team_id_product_id_fkey" FOREIGN KEY ("team_id", "product_id") REFERENCES "products"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Lower case without accents, as foldText of lib/documents/columns.ts makes it.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss')
$$;

-- The parts of a text that a misspelt word may stand for. What is no ASCII character counts as a letter.
CREATE FUNCTION words_of(value text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(value, '[\u0001-\u0060\u007b-\u007f]+') word
  WHERE length(word) BETWEEN 4 AND 60
$$;

-- Writes anew what free text finds these products by: the team's own name and the text of the primary sheet.
CREATE FUNCTION write_product_searches(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_searches AS s (team_id, product_id, text)
    SELECT p.team_id, p.id, concat_ws(E'\n', fold_text(p.display_name), d.search_text)
    FROM products p LEFT JOIN documents d ON d.team_id = p.team_id AND d.id = p.primary_document_id
    WHERE p.id = ANY(ids)
    ON CONFLICT (team_id, product_id) DO UPDATE SET text = excluded.text WHERE s.text <> excluded.text;
END $$;

CREATE FUNCTION search_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_product_searches(array(SELECT id FROM new_rows));
  RETURN NULL;
END $$;

CREATE FUNCTION search_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := array(SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.display_name, n.primary_document_id) IS DISTINCT FROM (o.display_name, o.primary_document_id));
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM write_product_searches(ids); END IF;
  RETURN NULL;
END $$;

-- The products are locked before their texts are written, as whoever renames one does; otherwise one of two writers at
-- a time would write the other's old half.
CREATE FUNCTION search_changed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[] := array(SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.search_text <> o.search_text);
  ids uuid[];
BEGIN
  IF cardinality(changed) > 0 THEN
    ids := array(SELECT p.id FROM products p JOIN documents d ON d.team_id = p.team_id AND d.id = p.primary_document_id
      WHERE d.id = ANY(changed) ORDER BY p.id FOR NO KEY UPDATE OF p);
    IF cardinality(ids) > 0 THEN PERFORM write_product_searches(ids); END IF;
  END IF;
  RETURN NULL;
END $$;

-- A word may be there twice when two transactions bring it at a time: so none waits for another.
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (team_id, word)
    SELECT n.team_id, n.word FROM (SELECT DISTINCT r.team_id, w.word FROM new_rows r, words_of(r.text) w(word)) n
    WHERE NOT EXISTS (SELECT FROM search_words s WHERE s.team_id = n.team_id AND s.word = n.word);
  RETURN NULL;
END $$;

INSERT INTO product_searches (team_id, product_id, text)
  SELECT p.team_id, p.id, concat_ws(E'\n', fold_text(p.display_name), d.search_text)
  FROM products p LEFT JOIN documents d ON d.team_id = p.team_id AND d.id = p.primary_document_id;
INSERT INTO search_words (team_id, word)
  SELECT DISTINCT s.team_id, w.word FROM product_searches s, words_of(s.text) w(word);

CREATE TRIGGER products_inserted_search AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_new_products();
CREATE TRIGGER products_updated_search AFTER UPDATE ON products
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_products();
CREATE TRIGGER documents_updated_search AFTER UPDATE ON documents
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_documents();
CREATE TRIGGER product_searches_inserted AFTER INSERT ON product_searches
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER product_searches_updated AFTER UPDATE ON product_searches
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();

-- A library is counted in sixteen parts, by the first digit of the product's id: after a change only the parts that it
-- touched are counted anew. A note without a part is about all of them.
ALTER TABLE "library_changes" ADD COLUMN "part" SMALLINT;

CREATE FUNCTION library_part(product_id uuid) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (get_byte(uuid_send(product_id), 0) >> 4)::smallint
$$;

DROP TRIGGER products_inserted ON products;
DROP TRIGGER products_deleted ON products;
DROP TRIGGER placements_inserted ON placements;
DROP TRIGGER placements_deleted ON placements;

CREATE FUNCTION note_products_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_changes (team_id, part) SELECT DISTINCT team_id, library_part(id) FROM new_rows;
  RETURN NULL;
END $$;

-- A team that is being deleted needs no note.
CREATE FUNCTION note_products_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_changes (team_id, part)
    SELECT DISTINCT o.team_id, library_part(o.id) FROM old_rows o JOIN teams t ON t.id = o.team_id;
  RETURN NULL;
END $$;

CREATE FUNCTION note_placements_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_changes (team_id, part) SELECT DISTINCT team_id, library_part(product_id) FROM new_rows;
  RETURN NULL;
END $$;

CREATE FUNCTION note_placements_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_changes (team_id, part)
    SELECT DISTINCT o.team_id, library_part(o.product_id) FROM old_rows o JOIN teams t ON t.id = o.team_id;
  RETURN NULL;
END $$;

-- Everything that a filter can ask for, but the time of the last change, which every touch of a product changes.
CREATE OR REPLACE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_changes (team_id, part)
    SELECT DISTINCT n.team_id, library_part(n.id) FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.archived, n.primary_document_id, n.custom_fields, n.display_name, n.sku, n.ean)
      IS DISTINCT FROM (o.archived, o.primary_document_id, o.custom_fields, o.display_name, o.sku, o.ean);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_changes (team_id, part)
    SELECT DISTINCT p.team_id, library_part(p.id) FROM new_rows n JOIN old_rows o ON o.id = n.id
    JOIN products p ON p.team_id = n.team_id AND p.primary_document_id = n.id
    WHERE (n.signal_word, n.language, n.manufacturer, n.procurement_status, n.physical_state, n.hazard_statements,
           n.ghs_pictograms, n.transport_classes, n.flash_point, n.revision_date, n.product_name, n.cas_number,
           n.ec_number, n.un_number, n.file_name, n.precautionary_statements, n.component_cas, n.quality_score,
           n.search_text)
      IS DISTINCT FROM
          (o.signal_word, o.language, o.manufacturer, o.procurement_status, o.physical_state, o.hazard_statements,
           o.ghs_pictograms, o.transport_classes, o.flash_point, o.revision_date, o.product_name, o.cas_number,
           o.ec_number, o.un_number, o.file_name, o.precautionary_statements, o.component_cas, o.quality_score,
           o.search_text);
  RETURN NULL;
END $$;

CREATE TRIGGER products_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_products_inserted();
CREATE TRIGGER products_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_products_deleted();
CREATE TRIGGER placements_inserted AFTER INSERT ON placements
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_placements_inserted();
CREATE TRIGGER placements_deleted AFTER DELETE ON placements
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_placements_deleted();
