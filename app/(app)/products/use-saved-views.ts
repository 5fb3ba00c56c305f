"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { useWrite } from "@/components/use-write";
import type { getChoice, keepChoice } from "@/lib/library/choices/operations";
import type { createView, deleteView, listViews, updateView } from "@/lib/library/views/operations";
import type { SavedView } from "@/lib/library/views/schema";

const choicePath = "/v1/choices/products.view";

export type View = z.output<typeof SavedView>;
export type NewView = { name: string; shared: boolean; query: string };

/** The views of the products, which one opens first, and what is done to them. */
export function useSavedViews() {
  const client = useQueryClient();
  const list = useQuery({
    queryKey: ["views", "products"],
    queryFn: ({ signal }) => callApi<typeof listViews>("/v1/views?screen=products", { signal }),
    staleTime: 30_000,
  });
  const choice = useQuery({
    queryKey: ["views", "default"],
    queryFn: ({ signal }) => callApi<typeof getChoice>(choicePath, { signal }),
    staleTime: 30_000,
  });
  const stale = [["views", "products"]];
  const create = useWrite(
    (view: NewView) =>
      callApi<typeof createView>("/v1/views", { method: "POST", body: { ...view, screen: "products" } }),
    { stale },
  );
  const update = useWrite(
    ({ id, ...change }: { id: string } & Partial<NewView>) =>
      callApi<typeof updateView>(`/v1/views/${id}`, { method: "PATCH", body: change }),
    { stale },
  );
  const remove = useWrite(
    ({ id }: View) => callApi<typeof deleteView>(`/v1/views/${id}`, { method: "DELETE" }),
    { stale },
  );
  const setDefault = useWrite(
    (id: string | null) =>
      callApi<typeof keepChoice>(choicePath, { method: "PUT", body: { value: { default: id } } }),
    { stale: [], onDone: (answer) => client.setQueryData(["views", "default"], answer) },
  );
  const chosen = choice.data?.data.default;
  return {
    views: list.data?.data ?? [],
    defaultId: typeof chosen === "string" ? chosen : null,
    create,
    update,
    remove,
    setDefault,
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
