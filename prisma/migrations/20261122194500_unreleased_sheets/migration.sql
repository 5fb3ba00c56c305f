-- Kept counts follow a review too, and the second opinion, which follows from it.
CREATE FUNCTION note_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_changes (team_id, part)
    SELECT DISTINCT p.team_id, library_part(p.id) FROM new_rows n JOIN old_rows o ON o.id = n.id
    JOIN products p ON p.team_id = n.team_id AND p.primary_document_id = n.id
    WHERE (n.review_state, n.opinion) IS DISTINCT FROM (o.review_state, o.opinion);
  RETURN NULL;
END $$;
CREATE TRIGGER documents_reviewed AFTER UPDATE ON documents
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_review_change();

-- What is made of a sheet that nobody has released: nothing is said, it warns, or it is refused.
CREATE TYPE "unreleased_rule" AS ENUM ('nothing', 'warning', 'stop');
ALTER TABLE "teams"
  ADD COLUMN "unreleased_labels" "unreleased_rule" NOT NULL DEFAULT 'warning',
  ADD COLUMN "unreleased_cards" "unreleased_rule" NOT NULL DEFAULT 'warning',
  ADD COLUMN "unreleased_signatures" "unreleased_rule" NOT NULL DEFAULT 'warning',
  ADD COLUMN "unreleased_register" "unreleased_rule" NOT NULL DEFAULT 'warning';
