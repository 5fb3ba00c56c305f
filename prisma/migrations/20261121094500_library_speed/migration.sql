-- CreateTable
CREATE TABLE "library_changes" (
    "id" BIGSERIAL NOT NULL,
    "team_id" UUID NOT NULL,
    "xact" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "library_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "library_changes_team_id_xact_idx" ON "library_changes"("team_id", "xact");

-- AddForeignKey
ALTER TABLE "library_changes" ADD CONSTRAINT "library_changes_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the list shows without a filter, in its usual order.
CREATE INDEX "products_library_idx" ON "products" ("team_id", "last_updated" DESC, "id")
  WHERE NOT "archived" AND "primary_document_id" IS NOT NULL;

-- The sorts of the list that people use.
CREATE INDEX "documents_by_name_idx" ON "documents" ("team_id", lower("product_name"));
CREATE INDEX "documents_by_name_descending_idx" ON "documents" ("team_id", lower("product_name") DESC NULLS LAST);
CREATE INDEX "documents_by_revision_idx" ON "documents" ("team_id", "revision_date" DESC NULLS LAST);

-- Free text finds the team's own names too.
CREATE INDEX "products_display_name_idx" ON "products" USING GIN (lower("display_name") gin_trgm_ops);

-- Notes which transactions changed what the facets of a team count. A team that is being deleted needs no note.
CREATE FUNCTION note_library_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO library_changes (team_id)
      SELECT DISTINCT o.team_id FROM old_rows o JOIN teams t ON t.id = o.team_id;
  ELSE
    INSERT INTO library_changes (team_id) SELECT DISTINCT team_id FROM new_rows;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_changes (team_id)
    SELECT DISTINCT n.team_id FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.archived, n.primary_document_id, n.custom_fields)
      IS DISTINCT FROM (o.archived, o.primary_document_id, o.custom_fields);
  RETURN NULL;
END $$;

CREATE FUNCTION note_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_changes (team_id)
    SELECT DISTINCT n.team_id FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.signal_word, n.language, n.manufacturer, n.procurement_status, n.physical_state, n.hazard_statements,
           n.ghs_pictograms, n.transport_classes, n.flash_point, n.revision_date)
      IS DISTINCT FROM
          (o.signal_word, o.language, o.manufacturer, o.procurement_status, o.physical_state, o.hazard_statements,
           o.ghs_pictograms, o.transport_classes, o.flash_point, o.revision_date);
  RETURN NULL;
END $$;

CREATE TRIGGER products_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_library_change();
CREATE TRIGGER products_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_library_change();
CREATE TRIGGER products_updated AFTER UPDATE ON products
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_product_change();
CREATE TRIGGER documents_updated AFTER UPDATE ON documents
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_document_change();
CREATE TRIGGER placements_inserted AFTER INSERT ON placements
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_library_change();
CREATE TRIGGER placements_deleted AFTER DELETE ON placements
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_library_change();
CREATE TRIGGER workplaces_updated AFTER UPDATE ON workplaces
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_library_change();
