"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import type { listDocuments } from "@/lib/holdings/documents/operations";
import type { listProducts } from "@/lib/library/products/operations";

export type PaletteHit = { id: string; href: string; label: string; description: string };

/** What was found, and whether more may come. */
type Hits = { hits: PaletteHit[]; isPending: boolean };

/** Entries of each kind. */
export const mostHits = 8;
/** One letter finds everything. */
const leastLetters = 2;
const nothing: Hits = { hits: [], isPending: false };

/** Products by name, CAS number, substance, article number or EAN. */
export function useProductHits(query: string): Hits {
  const isEnough = query.length >= leastLetters;
  const isNumber = /\d/.test(query);
  const byText = useProducts(query, "query", "matches", isEnough);
  const byArticle = useProducts(query, "sku", "starts_with", isEnough && isNumber);
  const byEan = useProducts(query, "ean", "eq", isEnough && isNumber);
  if (!isEnough) return nothing;
  const found = [...(isNumber ? [...byArticle.data, ...byEan.data] : []), ...byText.data];
  const once = new Map(found.map((product) => [product.id, product]));
  const hits = [...once.values()].slice(0, mostHits).map(({ id, display_name, sds, sku }) => ({
    id,
    href: `/products/${id}`,
    label: display_name ?? sds?.product_name ?? sds?.file_name ?? "–",
    description: [sds?.manufacturer, sds?.cas_number, sku].filter(Boolean).join(" · "),
  }));
  return { hits, isPending: byText.isPending };
}

function useProducts(value: string, field: string, op: string, enabled: boolean) {
  const found = useQuery({
    queryKey: ["products", "palette", field, value],
    queryFn: ({ signal }) =>
      callApi<typeof listProducts>("/v1/products", {
        method: "POST",
        body: { filters: [{ field, op, value }], size: mostHits, page: 1 },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return { data: found.data?.data ?? [], isPending: found.isPending };
}

/** Sheets by name, chemical name or CAS number. */
export function useSheetHits(query: string): Hits {
  const t = useTranslations("superseded");
  const isEnough = query.length >= leastLetters;
  const found = useQuery({
    queryKey: ["sheets", "palette", query],
    queryFn: ({ signal }) =>
      callApi<typeof listDocuments>(`/v1/sds?${new URLSearchParams({ query, per_page: String(mostHits) })}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: isEnough,
  });
  if (!isEnough) return nothing;
  const hits = (found.data?.data ?? []).map(({ id, product_name, file_name, cas_number, superseded_by }) => ({
    id,
    href: `/sheets/${id}`,
    label: product_name ?? file_name,
    description: [superseded_by && t("badge"), product_name && file_name, cas_number]
      .filter(Boolean)
      .join(" · "),
  }));
  return { hits, isPending: found.isPending };
}
