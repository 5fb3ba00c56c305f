-- Whose exposure limits, poison centre and storage rules hold; null: not said.
ALTER TABLE "teams" ADD COLUMN "country" TEXT;
