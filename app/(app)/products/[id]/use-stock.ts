"use client";

import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { callApi } from "@/components/api";
import { useWrite } from "@/components/use-write";
import { QuantityLine, Total } from "@/lib/quantities/schema";

const Answer = z.object({ data: z.array(QuantityLine), totals: z.array(Total) });
const One = z.object({ data: QuantityLine });
export type Line = z.output<typeof QuantityLine>;
export type LineFields = {
  amount?: number;
  unit?: string;
  container_count?: number;
  recipient_id?: string | null;
  workplace_id?: string | null;
};

export function useStock(productId: string) {
  const path = `/v1/products/${productId}/quantities`;
  const stale = [["stock", productId], ["product", productId], ["workplace"], ["history", productId]];
  const lines = useQuery({
    queryKey: ["stock", productId],
    queryFn: ({ signal }) => callApi(Answer, path, { signal }),
  });
  const add = useWrite((body: LineFields) => callApi(One, path, { method: "POST", body }), { stale });
  const change = useWrite(
    ({ id, fields }: { id: string; fields: LineFields }) =>
      callApi(One, `${path}/${id}`, { method: "PATCH", body: fields }),
    { stale },
  );
  const remove = useWrite(
    (line: Line) =>
      callApi(z.object({ data: z.object({ deleted: z.literal(true) }) }), `${path}/${line.id}`, {
        method: "DELETE",
      }),
    { stale },
  );
  const restore = useWrite(
    ({ id }: Line) => callApi(One, `${path}/${id}/restore`, { method: "POST", body: {} }),
    { stale },
  );
  return { lines, add, change, remove, restore };
}

export type Stock = ReturnType<typeof useStock>;
