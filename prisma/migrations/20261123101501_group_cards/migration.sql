-- The sheets that an approved card is made of: one, or those of a group of products.
CREATE TABLE "safety_card_sheets" (
    "team_id" UUID NOT NULL,
    "card_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "seen_reading_id" UUID NOT NULL,

    CONSTRAINT "safety_card_sheets_pkey" PRIMARY KEY ("team_id", "card_id", "document_id")
);
CREATE INDEX "safety_card_sheets_team_id_document_id_idx" ON "safety_card_sheets"("team_id", "document_id");
ALTER TABLE "safety_card_sheets" ADD CONSTRAINT "safety_card_sheets_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "safety_card_sheets" ADD CONSTRAINT "safety_card_sheets_team_id_card_id_fkey" FOREIGN KEY ("team_id", "card_id") REFERENCES "safety_cards"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "safety_card_sheets" ADD CONSTRAINT "safety_card_sheets_team_id_document_id_fkey" FOREIGN KEY ("team_id", "document_id") REFERENCES "documents"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "safety_card_sheets" ("team_id", "card_id", "document_id", "position", "seen_reading_id")
SELECT "team_id", "id", "document_id", 0, "seen_reading_id" FROM "safety_cards";

UPDATE "safety_cards" SET "rested_on" = ("rested_on" - 'reading_id')
  || jsonb_build_object('reading_ids', jsonb_build_array("rested_on" -> 'reading_id'), 'group', NULL);

ALTER TABLE "safety_cards" DROP CONSTRAINT "safety_cards_team_id_document_id_fkey";
DROP INDEX "safety_cards_team_id_document_id_idx";
ALTER TABLE "safety_cards" DROP COLUMN "document_id", DROP COLUMN "seen_reading_id";
