-- Settings of a team for its labels, the addresses in their QR codes, and what each person chose last.

ALTER TABLE "teams" ADD COLUMN "label_table" TEXT NOT NULL DEFAULT '2008';
ALTER TABLE "teams" ADD COLUMN "open_sheet_links" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "teams" ADD CONSTRAINT "teams_label_table_check" CHECK ("label_table" IN ('2008', '2024'));

CREATE TABLE "sheet_links" (
    "team_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "sheet_links_pkey" PRIMARY KEY ("team_id", "document_id")
);
CREATE UNIQUE INDEX "sheet_links_token_key" ON "sheet_links"("token");
ALTER TABLE "sheet_links" ADD CONSTRAINT "sheet_links_team_id_fkey"
    FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "sheet_links" ADD CONSTRAINT "sheet_links_team_id_document_id_fkey"
    FOREIGN KEY ("team_id", "document_id") REFERENCES "documents"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "person_choices" (
    "team_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "person_choices_pkey" PRIMARY KEY ("team_id", "user_id", "name")
);
ALTER TABLE "person_choices" ADD CONSTRAINT "person_choices_team_id_user_id_fkey"
    FOREIGN KEY ("team_id", "user_id") REFERENCES "memberships"("team_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
