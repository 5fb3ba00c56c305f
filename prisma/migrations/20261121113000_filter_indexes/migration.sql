-- Filters of the product list that had no index of their own; those on rare values read a whole library without one.
CREATE INDEX "products_team_id_sku_idx" ON "products"("team_id", "sku");
CREATE INDEX "products_team_id_ean_idx" ON "products"("team_id", "ean");
CREATE INDEX "products_team_id_archived_idx" ON "products"("team_id", "archived");
CREATE INDEX "documents_team_id_ec_number_idx" ON "documents"("team_id", "ec_number");
CREATE INDEX "documents_team_id_language_idx" ON "documents"("team_id", "language");
CREATE INDEX "documents_team_id_physical_state_idx" ON "documents"("team_id", "physical_state");
CREATE INDEX "documents_team_id_procurement_status_idx" ON "documents"("team_id", "procurement_status");
CREATE INDEX "documents_team_id_flash_point_idx" ON "documents"("team_id", "flash_point");
