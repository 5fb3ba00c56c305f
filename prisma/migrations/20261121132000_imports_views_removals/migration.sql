ALTER TABLE "products" ADD COLUMN "awaited_manufacturer" TEXT;
ALTER TABLE "products" ADD COLUMN "awaited_identity" TEXT;
CREATE INDEX "products_team_id_awaited_identity_idx" ON "products"("team_id", "awaited_identity");

CREATE TYPE "import_kind" AS ENUM ('products', 'workplaces', 'quantities');
CREATE TYPE "import_status" AS ENUM ('draft', 'applied', 'undone');
CREATE TABLE "imports" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "kind" "import_kind" NOT NULL,
    "file_name" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "row_count" INTEGER NOT NULL,
    "status" "import_status" NOT NULL DEFAULT 'draft',
    "choices" JSONB,
    "counts" JSONB,
    "changes" JSONB,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "applied_at" TIMESTAMPTZ(3),
    "undone_by_id" UUID,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "imports_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "imports_team_id_id_key" ON "imports"("team_id", "id");
CREATE INDEX "imports_team_id_created_at_idx" ON "imports"("team_id", "created_at");
ALTER TABLE "imports" ADD CONSTRAINT "imports_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "removals" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "restored_at" TIMESTAMPTZ(3),

    CONSTRAINT "removals_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "removals_team_id_id_key" ON "removals"("team_id", "id");
CREATE INDEX "removals_team_id_subject_created_at_idx" ON "removals"("team_id", "subject", "created_at");
ALTER TABLE "removals" ADD CONSTRAINT "removals_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "saved_views" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "screen" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "query" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "saved_views_team_id_id_key" ON "saved_views"("team_id", "id");
CREATE UNIQUE INDEX "saved_views_team_id_screen_owner_id_name_key" ON "saved_views"("team_id", "screen", "owner_id", "name");
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
