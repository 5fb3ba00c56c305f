"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { callApi } from "@/components/api";
import { useWrite } from "@/components/use-write";
import { SavedView } from "@/lib/saved-views/schema";

const ListAnswer = z.object({ data: z.array(SavedView) });
const OneAnswer = z.object({ data: SavedView });
const ChoiceAnswer = z.object({ data: z.object({ default: z.string().nullish() }) });
const choicePath = "/v1/choices/products.view";

export type View = z.output<typeof SavedView>;
export type NewView = { name: string; shared: boolean; query: string };

/** The views of the products, which one opens first, and what is done to them. */
export function useSavedViews() {
  const client = useQueryClient();
  const list = useQuery({
    queryKey: ["views", "products"],
    queryFn: ({ signal }) => callApi(ListAnswer, "/v1/views?screen=products", { signal }),
    staleTime: 30_000,
  });
  const choice = useQuery({
    queryKey: ["views", "default"],
    queryFn: ({ signal }) => callApi(ChoiceAnswer, choicePath, { signal }),
    staleTime: 30_000,
  });
  const stale = [["views", "products"]];
  const create = useWrite(
    (view: NewView) =>
      callApi(OneAnswer, "/v1/views", { method: "POST", body: { ...view, screen: "products" } }),
    { stale },
  );
  const update = useWrite(
    ({ id, ...change }: { id: string } & Partial<NewView>) =>
      callApi(OneAnswer, `/v1/views/${id}`, { method: "PATCH", body: change }),
    { stale },
  );
  const remove = useWrite(
    ({ id }: View) => callApi(z.object({ data: z.unknown() }), `/v1/views/${id}`, { method: "DELETE" }),
    { stale },
  );
  const setDefault = useWrite(
    (id: string | null) =>
      callApi(ChoiceAnswer, choicePath, { method: "PUT", body: { value: { default: id } } }),
    { stale: [], onDone: (answer) => client.setQueryData(["views", "default"], answer) },
  );
  return {
    views: list.data?.data ?? [],
    defaultId: choice.data?.data.default ?? null,
    create,
    update,
    remove,
    setDefault,
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
