-- Files that nothing may refer to any more: they are dropped from the store when that holds a day later.
CREATE TABLE "unneeded_files" (
    "sha256" CHAR(64) NOT NULL,
    "team_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unneeded_files_pkey" PRIMARY KEY ("sha256")
);
CREATE INDEX "unneeded_files_since_idx" ON "unneeded_files"("since");
ALTER TABLE "unneeded_files" ADD CONSTRAINT "unneeded_files_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
