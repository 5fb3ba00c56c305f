-- Rows that did not fit are left out of an import, and kept with why.
ALTER TABLE "imports" ADD COLUMN "faults" JSONB, ADD COLUMN "faulty_rows" INTEGER NOT NULL DEFAULT 0;
