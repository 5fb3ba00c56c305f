-- What OCR read on pages that are pictures: to search them, and to take values from them by hand.
ALTER TABLE "extractions" ADD COLUMN "scanned" JSONB;
