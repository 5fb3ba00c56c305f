-- Newer lists of substances than the release has, taken by an operator from official exports. Earlier ones are kept.
CREATE TABLE "taken_lists" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "as_of" DATE NOT NULL,
    "file_name" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "taken_lists_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "taken_lists_name_taken_at_idx" ON "taken_lists"("name", "taken_at");
