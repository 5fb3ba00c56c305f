-- Whether a sheet's hazard statements can be relied on, for lists. The rules are in lib/sheet/hazards.ts: workers
-- derive it for the documents that were read before; until then it is null, which counts as unknown.
CREATE TYPE "hazard_state" AS ENUM ('known', 'doubtful', 'unknown');

ALTER TABLE "documents" ADD COLUMN "hazards" "hazard_state";

CREATE INDEX "documents_team_id_hazards_idx" ON "documents"("team_id", "hazards");

-- Taken over by the column.
UPDATE "documents" SET "details" = "details" - 'hazards_unknown' WHERE "details" ? 'hazards_unknown';
