CREATE TYPE "safety_card_state" AS ENUM ('approved', 'superseded', 'withdrawn');

-- Safety cards that somebody has approved, as they were printed, and who has been instructed by them.
CREATE TABLE "safety_cards" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "workplace_id" UUID,
    "language" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "state" "safety_card_state" NOT NULL DEFAULT 'approved',
    "name" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "rested_on" JSONB NOT NULL,
    "seen_reading_id" UUID NOT NULL,
    "changes" JSONB,
    "valid_until" DATE,
    "approved_by_id" UUID NOT NULL,
    "approved_by_name" TEXT NOT NULL,
    "approved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "safety_cards_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "card_acknowledgements" (
    "team_id" UUID NOT NULL,
    "card_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "card_acknowledgements_pkey" PRIMARY KEY ("team_id", "card_id", "name")
);

CREATE UNIQUE INDEX "safety_cards_team_id_id_key" ON "safety_cards"("team_id", "id");
CREATE INDEX "safety_cards_team_id_state_idx" ON "safety_cards"("team_id", "state");
CREATE INDEX "safety_cards_team_id_document_id_idx" ON "safety_cards"("team_id", "document_id");
CREATE INDEX "safety_cards_team_id_workplace_id_idx" ON "safety_cards"("team_id", "workplace_id");

ALTER TABLE "safety_cards" ADD CONSTRAINT "safety_cards_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "safety_cards" ADD CONSTRAINT "safety_cards_team_id_document_id_fkey" FOREIGN KEY ("team_id", "document_id") REFERENCES "documents"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "safety_cards" ADD CONSTRAINT "safety_cards_team_id_workplace_id_fkey" FOREIGN KEY ("team_id", "workplace_id") REFERENCES "workplaces"("team_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "card_acknowledgements" ADD CONSTRAINT "card_acknowledgements_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "card_acknowledgements" ADD CONSTRAINT "card_acknowledgements_team_id_card_id_fkey" FOREIGN KEY ("team_id", "card_id") REFERENCES "safety_cards"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
