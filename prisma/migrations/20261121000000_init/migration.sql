-- Free text search compares trigrams; accents are taken off before.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- CreateEnum
CREATE TYPE "role" AS ENUM ('owner', 'admin', 'editor', 'reader');

-- CreateEnum
CREATE TYPE "document_status" AS ENUM ('processing', 'completed', 'failed');

-- CreateEnum
CREATE TYPE "procurement_status" AS ENUM ('Accept', 'Review', 'Reject');

-- CreateEnum
CREATE TYPE "workplace_type" AS ENUM ('room', 'cabinet', 'drawer', 'building', 'floor', 'department', 'warehouse');

-- CreateEnum
CREATE TYPE "assessment_method" AS ENUM ('recess', 'emkg');

-- CreateEnum
CREATE TYPE "assessment_state" AS ENUM ('draft', 'signed', 'superseded');

-- CreateTable
CREATE TABLE "teams" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "share_catalogue" BOOLEAN NOT NULL DEFAULT false,
    "enrichments" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "sheet_age_years" INTEGER NOT NULL DEFAULT 3,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "teams_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "name" TEXT,
    "password_hash" TEXT,
    "language" TEXT NOT NULL DEFAULT 'en',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memberships" (
    "team_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("team_id","user_id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "read_only" BOOLEAN NOT NULL DEFAULT false,
    "created_by_id" UUID,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sheets" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sha256" CHAR(64) NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sheets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "extractions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sheet_id" UUID NOT NULL,
    "extractor_version" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "error_code" TEXT,
    "error_message" TEXT,
    "document" JSONB,
    "sections" JSONB,
    "sources" JSONB,
    "milliseconds" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "extractions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documents" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "sheet_id" UUID NOT NULL,
    "product_id" UUID,
    "file_name" TEXT NOT NULL,
    "status" "document_status" NOT NULL DEFAULT 'processing',
    "archived" BOOLEAN NOT NULL DEFAULT false,
    "shared" BOOLEAN,
    "procurement_status" "procurement_status" NOT NULL DEFAULT 'Review',
    "alternate_name" TEXT,
    "sku" TEXT,
    "ean" TEXT,
    "wanted_product_id" UUID,
    "wanted_workplace_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "extraction_id" UUID,
    "error_code" TEXT,
    "error_message" TEXT,
    "product_name" TEXT,
    "chemical_name" TEXT,
    "cas_number" TEXT,
    "ec_number" TEXT,
    "manufacturer" TEXT,
    "signal_word" TEXT,
    "hazard_statements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "precautionary_statements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "ghs_pictograms" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "transport_classes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "component_cas" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "un_number" TEXT,
    "flash_point" DOUBLE PRECISION,
    "physical_state" TEXT,
    "language" TEXT,
    "revision_date" DATE,
    "quality_score" DOUBLE PRECISION,
    "identity" TEXT,
    "search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "display_name" TEXT,
    "supplier" TEXT,
    "sku" TEXT,
    "ean" TEXT,
    "archived" BOOLEAN NOT NULL DEFAULT false,
    "primary_document_id" UUID,
    "created_by_filing" BOOLEAN NOT NULL DEFAULT false,
    "custom_fields" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_updated" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workplaces" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "type" "workplace_type",
    "description" TEXT,
    "ventilation" TEXT,
    "process_category" TEXT,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workplaces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "placements" (
    "team_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "workplace_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "placements_pkey" PRIMARY KEY ("team_id","product_id","workplace_id")
);

-- CreateTable
CREATE TABLE "quantity_lines" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "workplace_id" UUID,
    "document_id" UUID,
    "amount" DECIMAL(18,3),
    "unit" TEXT,
    "container_count" INTEGER NOT NULL DEFAULT 1,
    "recipient_id" TEXT,
    "storage_location" TEXT,
    "usage_description" TEXT,
    "department" TEXT,
    "employees" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quantity_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assessments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "workplace_id" UUID NOT NULL,
    "method" "assessment_method" NOT NULL,
    "state" "assessment_state" NOT NULL DEFAULT 'draft',
    "exposure" INTEGER,
    "probability" INTEGER,
    "effect" INTEGER,
    "risk_score" INTEGER,
    "answers" JSONB,
    "control_levels" JSONB,
    "assessed_by_id" UUID NOT NULL,
    "signed_by_id" UUID,
    "signed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "assessments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attachments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "label" TEXT,
    "description" TEXT,
    "file_name" TEXT NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "mime_type" TEXT NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "uploads" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "file_name" TEXT,
    "sha256" CHAR(64),
    "byte_size" INTEGER,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "runs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "upload_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "team_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "request_hash" CHAR(64) NOT NULL,
    "status" INTEGER,
    "response" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("team_id","key")
);

-- CreateTable
CREATE TABLE "custom_field_groups" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "schema" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_field_groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "safety_card_profiles" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "safety_card_profiles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "id" BIGSERIAL NOT NULL,
    "team_id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',
    "request_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "worker_heartbeats" (
    "id" TEXT NOT NULL,
    "beat_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "worker_heartbeats_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "memberships_user_id_idx" ON "memberships"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_team_id_idx" ON "api_keys"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "sheets_sha256_key" ON "sheets"("sha256");

-- CreateIndex
CREATE UNIQUE INDEX "extractions_sheet_id_extractor_version_key" ON "extractions"("sheet_id", "extractor_version");

-- CreateIndex
CREATE INDEX "documents_team_id_created_at_id_idx" ON "documents"("team_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "documents_team_id_product_id_idx" ON "documents"("team_id", "product_id");

-- CreateIndex
CREATE INDEX "documents_team_id_identity_idx" ON "documents"("team_id", "identity");

-- CreateIndex
CREATE INDEX "documents_team_id_cas_number_idx" ON "documents"("team_id", "cas_number");

-- CreateIndex
CREATE INDEX "documents_team_id_product_name_idx" ON "documents"("team_id", "product_name");

-- CreateIndex
CREATE INDEX "documents_team_id_revision_date_idx" ON "documents"("team_id", "revision_date");

-- CreateIndex
CREATE INDEX "documents_team_id_signal_word_idx" ON "documents"("team_id", "signal_word");

-- CreateIndex
CREATE INDEX "documents_team_id_un_number_idx" ON "documents"("team_id", "un_number");

-- CreateIndex
CREATE INDEX "documents_team_id_manufacturer_idx" ON "documents"("team_id", "manufacturer");

-- CreateIndex
CREATE INDEX "documents_hazard_statements_idx" ON "documents" USING GIN ("hazard_statements");

-- CreateIndex
CREATE INDEX "documents_ghs_pictograms_idx" ON "documents" USING GIN ("ghs_pictograms");

-- CreateIndex
CREATE INDEX "documents_component_cas_idx" ON "documents" USING GIN ("component_cas");

-- CreateIndex
CREATE INDEX "documents_search_text_idx" ON "documents" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "documents_sheet_id_idx" ON "documents"("sheet_id");

-- CreateIndex
CREATE UNIQUE INDEX "documents_team_id_id_key" ON "documents"("team_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "documents_team_id_sheet_id_key" ON "documents"("team_id", "sheet_id");

-- CreateIndex
CREATE INDEX "products_team_id_last_updated_id_idx" ON "products"("team_id", "last_updated" DESC, "id");

-- CreateIndex
CREATE INDEX "products_team_id_display_name_idx" ON "products"("team_id", "display_name");

-- CreateIndex
CREATE UNIQUE INDEX "products_team_id_id_key" ON "products"("team_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "products_team_id_primary_document_id_key" ON "products"("team_id", "primary_document_id");

-- CreateIndex
CREATE UNIQUE INDEX "workplaces_team_id_id_key" ON "workplaces"("team_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "workplaces_team_id_name_key_key" ON "workplaces"("team_id", "name_key");

-- CreateIndex
CREATE INDEX "placements_team_id_workplace_id_idx" ON "placements"("team_id", "workplace_id");

-- CreateIndex
CREATE INDEX "quantity_lines_team_id_product_id_idx" ON "quantity_lines"("team_id", "product_id");

-- CreateIndex
CREATE INDEX "quantity_lines_team_id_workplace_id_idx" ON "quantity_lines"("team_id", "workplace_id");

-- CreateIndex
CREATE INDEX "quantity_lines_team_id_created_at_id_idx" ON "quantity_lines"("team_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "quantity_lines_team_id_id_key" ON "quantity_lines"("team_id", "id");

-- CreateIndex
CREATE INDEX "assessments_team_id_product_id_workplace_id_method_idx" ON "assessments"("team_id", "product_id", "workplace_id", "method");

-- CreateIndex
CREATE UNIQUE INDEX "assessments_team_id_id_key" ON "assessments"("team_id", "id");

-- CreateIndex
CREATE INDEX "attachments_team_id_document_id_idx" ON "attachments"("team_id", "document_id");

-- CreateIndex
CREATE UNIQUE INDEX "attachments_team_id_id_key" ON "attachments"("team_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "uploads_team_id_id_key" ON "uploads"("team_id", "id");

-- CreateIndex
CREATE INDEX "runs_team_id_document_id_idx" ON "runs"("team_id", "document_id");

-- CreateIndex
CREATE UNIQUE INDEX "runs_team_id_id_key" ON "runs"("team_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "runs_team_id_upload_id_key" ON "runs"("team_id", "upload_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "custom_field_groups_team_id_id_key" ON "custom_field_groups"("team_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "custom_field_groups_team_id_name_key" ON "custom_field_groups"("team_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "safety_card_profiles_team_id_id_key" ON "safety_card_profiles"("team_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "safety_card_profiles_team_id_name_key" ON "safety_card_profiles"("team_id", "name");

-- CreateIndex
CREATE INDEX "audit_events_team_id_created_at_idx" ON "audit_events"("team_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_events_team_id_target_id_idx" ON "audit_events"("team_id", "target_id");

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "extractions" ADD CONSTRAINT "extractions_sheet_id_fkey" FOREIGN KEY ("sheet_id") REFERENCES "sheets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_sheet_id_fkey" FOREIGN KEY ("sheet_id") REFERENCES "sheets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_extraction_id_fkey" FOREIGN KEY ("extraction_id") REFERENCES "extractions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_team_id_product_id_fkey" FOREIGN KEY ("team_id", "product_id") REFERENCES "products"("team_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_team_id_primary_document_id_fkey" FOREIGN KEY ("team_id", "primary_document_id") REFERENCES "documents"("team_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workplaces" ADD CONSTRAINT "workplaces_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "placements" ADD CONSTRAINT "placements_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "placements" ADD CONSTRAINT "placements_team_id_product_id_fkey" FOREIGN KEY ("team_id", "product_id") REFERENCES "products"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "placements" ADD CONSTRAINT "placements_team_id_workplace_id_fkey" FOREIGN KEY ("team_id", "workplace_id") REFERENCES "workplaces"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quantity_lines" ADD CONSTRAINT "quantity_lines_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quantity_lines" ADD CONSTRAINT "quantity_lines_team_id_product_id_fkey" FOREIGN KEY ("team_id", "product_id") REFERENCES "products"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quantity_lines" ADD CONSTRAINT "quantity_lines_team_id_workplace_id_fkey" FOREIGN KEY ("team_id", "workplace_id") REFERENCES "workplaces"("team_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quantity_lines" ADD CONSTRAINT "quantity_lines_team_id_product_id_workplace_id_fkey" FOREIGN KEY ("team_id", "product_id", "workplace_id") REFERENCES "placements"("team_id", "product_id", "workplace_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quantity_lines" ADD CONSTRAINT "quantity_lines_team_id_document_id_fkey" FOREIGN KEY ("team_id", "document_id") REFERENCES "documents"("team_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_team_id_product_id_workplace_id_fkey" FOREIGN KEY ("team_id", "product_id", "workplace_id") REFERENCES "placements"("team_id", "product_id", "workplace_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_team_id_document_id_fkey" FOREIGN KEY ("team_id", "document_id") REFERENCES "documents"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "runs" ADD CONSTRAINT "runs_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "runs" ADD CONSTRAINT "runs_team_id_upload_id_fkey" FOREIGN KEY ("team_id", "upload_id") REFERENCES "uploads"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "runs" ADD CONSTRAINT "runs_team_id_document_id_fkey" FOREIGN KEY ("team_id", "document_id") REFERENCES "documents"("team_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_field_groups" ADD CONSTRAINT "custom_field_groups_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "safety_card_profiles" ADD CONSTRAINT "safety_card_profiles_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
