CREATE TYPE "review_state" AS ENUM ('unreviewed', 'in_review', 'released');
CREATE TYPE "word_state" AS ENUM ('confirmed', 'corrected', 'absent');

ALTER TABLE "documents" ADD COLUMN "review_state" "review_state" NOT NULL DEFAULT 'unreviewed';
CREATE INDEX "documents_team_id_review_state_idx" ON "documents"("team_id", "review_state");

CREATE TABLE "words" (
    "team_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "state" "word_state" NOT NULL,
    "value" JSONB,
    "read_value" JSONB,
    "note" TEXT,
    "by_kind" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "by_name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "words_pkey" PRIMARY KEY ("team_id", "document_id", "path")
);
CREATE TABLE "corrected_readings" (
    "team_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "document" JSONB NOT NULL,
    "sections" JSONB NOT NULL,
    "read_search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "corrected_readings_pkey" PRIMARY KEY ("team_id", "document_id")
);
CREATE TABLE "releases" (
    "team_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "by_kind" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "by_name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reason" TEXT,
    "accepted_open" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "relied" JSONB NOT NULL,

    CONSTRAINT "releases_pkey" PRIMARY KEY ("team_id", "document_id")
);

ALTER TABLE "words" ADD CONSTRAINT "words_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "words" ADD CONSTRAINT "words_team_id_document_id_fkey" FOREIGN KEY ("team_id", "document_id") REFERENCES "documents"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "corrected_readings" ADD CONSTRAINT "corrected_readings_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "corrected_readings" ADD CONSTRAINT "corrected_readings_team_id_document_id_fkey" FOREIGN KEY ("team_id", "document_id") REFERENCES "documents"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "releases" ADD CONSTRAINT "releases_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "releases" ADD CONSTRAINT "releases_team_id_document_id_fkey" FOREIGN KEY ("team_id", "document_id") REFERENCES "documents"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a document says: its sheet as it was read, with what people of its team have said of it. Whatever uses the
-- reading of a document asks here; the id is another one whenever what it says has changed.
CREATE VIEW "readings" AS
  SELECT d."team_id", d."id" AS "document_id",
    coalesce(c."id", e."id") AS "id",
    coalesce(c."document", e."document") AS "document",
    coalesce(c."sections", e."sections") AS "sections"
  FROM "documents" d
  LEFT JOIN "extractions" e ON e."id" = d."extraction_id"
  LEFT JOIN "corrected_readings" c ON c."team_id" = d."team_id" AND c."document_id" = d."id";
