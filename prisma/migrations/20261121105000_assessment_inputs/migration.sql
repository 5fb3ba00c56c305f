-- What an assessment rested on, what was noted with it, and when it is due again.
ALTER TABLE "assessments" ADD COLUMN "inputs" JSONB,
    ADD COLUMN "note" TEXT,
    ADD COLUMN "review_due" DATE;

CREATE INDEX "assessments_team_id_state_idx" ON "assessments"("team_id", "state");
