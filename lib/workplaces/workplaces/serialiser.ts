import type { z } from "zod";
import type { Workplace as WorkplaceRow } from "@/lib/platform/database/generated/client";
import type { Location, Workplace } from "./schema";

function toShared(row: WorkplaceRow) {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    description: row.description,
    ventilation: row.ventilation,
    process_category: row.processCategory,
    tags: row.tags,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function toLocation(row: WorkplaceRow, inventoryCount: number): z.input<typeof Location> {
  return { ...toShared(row), inventory_count: inventoryCount };
}

export function toWorkplace(row: WorkplaceRow, productCount: number): z.input<typeof Workplace> {
  return { ...toShared(row), product_count: productCount };
}
