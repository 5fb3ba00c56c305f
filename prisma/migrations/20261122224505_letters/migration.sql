-- What suppliers were asked about sheets. A letter is a team's own, as the document that it is about.
CREATE TABLE "letters" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "recipient" TEXT,
    "recipient_email" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "findings" JSONB NOT NULL,
    "by_kind" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by_kind" TEXT,
    "closed_by_id" UUID,
    "closed_by_name" TEXT,
    "note" TEXT,

    CONSTRAINT "letters_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "letters_team_id_id_key" ON "letters"("team_id", "id");
CREATE INDEX "letters_team_id_document_id_idx" ON "letters"("team_id", "document_id");
CREATE INDEX "letters_team_id_closed_at_created_at_idx" ON "letters"("team_id", "closed_at", "created_at");

ALTER TABLE "letters" ADD CONSTRAINT "letters_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "letters" ADD CONSTRAINT "letters_team_id_document_id_fkey" FOREIGN KEY ("team_id", "document_id") REFERENCES "documents"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
