"use client";

import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { useWrite } from "@/components/use-write";
import type {
  createQuantity,
  deleteQuantity,
  listQuantities,
  restoreQuantity,
  updateQuantity,
} from "@/lib/workplaces/quantities/operations";
import type { QuantityLine } from "@/lib/workplaces/quantities/schema";

export type Line = z.output<typeof QuantityLine>;
export type LineFields = {
  amount?: number;
  unit?: string;
  container_count?: number;
  recipient_id?: string | null;
  workplace_id?: string | null;
};

export function useStock(productId: string) {
  const path = `/v1/products/${productId}/quantities` as const;
  const stale = [["stock", productId], ["product", productId], ["workplace"], ["history", productId]];
  const lines = useQuery({
    queryKey: ["stock", productId],
    queryFn: ({ signal }) => callApi<typeof listQuantities>(path, { signal }),
  });
  const add = useWrite((body: LineFields) => callApi<typeof createQuantity>(path, { method: "POST", body }), {
    stale,
  });
  const change = useWrite(
    ({ id, fields }: { id: string; fields: LineFields }) =>
      callApi<typeof updateQuantity>(`${path}/${id}`, { method: "PATCH", body: fields }),
    { stale },
  );
  const remove = useWrite(
    (line: Line) =>
      callApi<typeof deleteQuantity>(`${path}/${line.id}`, {
        method: "DELETE",
      }),
    { stale },
  );
  const restore = useWrite(
    ({ id }: Line) => callApi<typeof restoreQuantity>(`${path}/${id}/restore`, { method: "POST", body: {} }),
    { stale },
  );
  return { lines, add, change, remove, restore };
}

export type Stock = ReturnType<typeof useStock>;
