-- The worst that the second opinion finds of a sheet, for lists. The rules are in lib/opinion: workers derive it for
-- the documents that were read before; until then it is null, which is not "none".
CREATE TYPE "opinion_state" AS ENUM ('error', 'warning', 'note', 'none');

ALTER TABLE "documents" ADD COLUMN "opinion" "opinion_state";

CREATE INDEX "documents_team_id_opinion_idx" ON "documents"("team_id", "opinion");
