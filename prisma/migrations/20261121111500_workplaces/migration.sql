ALTER TABLE "workplaces" ADD COLUMN "archived" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "workplaces" ADD COLUMN "door_token" TEXT;
CREATE UNIQUE INDEX "workplaces_door_token_key" ON "workplaces"("door_token");
