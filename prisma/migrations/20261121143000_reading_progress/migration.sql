ALTER TABLE "sheets" ADD COLUMN "pages_read" INTEGER, ADD COLUMN "page_count" INTEGER;
