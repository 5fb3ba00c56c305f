"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { useRights } from "@/components/rights";
import { useWorkplaces } from "@/components/use-workplaces";
import { useColon } from "@/i18n/use-colon";
import type { listDocuments } from "@/lib/holdings/documents/operations";
import type { listProducts } from "@/lib/library/products/operations";
import { furtherScreens } from "./all-screens";
import { libraryHref } from "./products/library-href";
import type { Filter } from "./products/list-request";
import { settingsParts } from "./settings/parts";

export type PaletteHit = { id: string; href: string; label: string; description: string };

/** What was found, and whether more may come. */
type Hits = { hits: PaletteHit[]; isPending: boolean };

/** Entries of each kind. */
const mostHits = 8;
/** One letter finds everything. */
const leastLetters = 2;
const nothing: Hits = { hits: [], isPending: false };

/** All that a few letters lead to, in its groups. */
export function usePaletteHits(places: readonly string[], query: string) {
  const t = useTranslations("palette");
  const shell = useTranslations("shell");
  const products = useProductHits(query);
  const sheets = useSheetHits(query);
  const groups = [
    { label: t("products"), hits: products.hits },
    { label: shell("sheets"), hits: sheets.hits },
    { label: shell("workplaces"), hits: useWorkplaceHits(query) },
    { label: t("screens"), hits: useScreenHits(places, query) },
  ].filter(({ hits }) => hits.length > 0);
  return { groups, isPending: products.isPending || sheets.isPending };
}

/** Products by name, CAS number, substance, article number, EAN, H code or UN number. */
function useProductHits(query: string): Hits {
  const t = useTranslations("palette");
  const isEnough = query.length >= leastLetters;
  const isNumber = /\d/.test(query);
  const coded = codeFilter(query);
  const byCode = useProducts(coded ?? { field: "h_codes", op: "in", value: [] }, coded !== null);
  const byText = useProducts({ field: "query", op: "matches", value: query }, isEnough);
  const byArticle = useProducts({ field: "sku", op: "starts_with", value: query }, isEnough && isNumber);
  const byEan = useProducts({ field: "ean", op: "eq", value: query }, isEnough && isNumber);
  if (!isEnough) return nothing;
  const lists = [byCode, byArticle, byEan, byText];
  const found = lists.flatMap(({ data }) => data);
  const once = new Map(found.map((product) => [product.id, product]));
  const hits = [...once.values()].slice(0, mostHits).map(({ id, display_name, sds, sku }) => ({
    id,
    href: `/products/${id}`,
    label: display_name ?? sds?.product_name ?? sds?.file_name ?? "–",
    description: [sds?.manufacturer, sds?.cas_number, sku].filter(Boolean).join(" · "),
  }));
  const all = { id: "all-with-code", label: t("allWith", { code: query }), description: "" };
  const isMore = coded && byCode.data.length > 1;
  return {
    hits: isMore ? [...hits, { ...all, href: libraryHref([coded]) }] : hits,
    isPending: lists.some(({ isPending }) => isPending),
  };
}

/** The filter that an H code ("h225", "EUH 066") or a UN number ("UN 1263", "1263") stands for. */
function codeFilter(query: string): Filter | null {
  const plain = query.replace(/\s/g, "");
  const [, number] = plain.match(/^(?:UN)?(\d{4})$/i) ?? [];
  if (number) return { field: "un_number", op: "in", value: [number] };
  if (!/^(?:EU)?H\d{3}[a-z]{0,2}(?:\+H\d{3})*$/i.test(plain)) return null;
  return {
    field: "h_codes",
    op: "in",
    value: [plain.replace(/(?:EU)?H(?=\d)/gi, (sign) => sign.toUpperCase())],
  };
}

function useProducts(filter: Filter, enabled: boolean) {
  const found = useQuery({
    queryKey: ["products", "palette", filter],
    queryFn: ({ signal }) =>
      callApi<typeof listProducts>("/v1/products", {
        method: "POST",
        body: { filters: [filter], size: mostHits, page: 1 },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled,
  });
  // What an earlier word has found is shown until the next comes, and is not what was asked for.
  const isPending = enabled && (found.isPending || found.isPlaceholderData);
  return { data: (enabled && found.data?.data) || [], isPending };
}

/** Sheets by name, chemical name or CAS number. */
function useSheetHits(query: string): Hits {
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
  return { hits, isPending: found.isPending || found.isPlaceholderData };
}

const fits = (label: string, query: string) => label.toLowerCase().includes(query.toLowerCase());

function useWorkplaceHits(query: string): PaletteHit[] {
  const workplaces = useWorkplaces().data ?? [];
  if (!query) return [];
  return workplaces
    .filter(({ name, tags }) => [name, ...tags].some((word) => fits(word, query)))
    .slice(0, mostHits)
    .map(({ id, name, tags }) => ({
      id,
      href: `/workplaces/${id}`,
      label: name,
      description: tags.join(" · "),
    }));
}

/** The screens at the side and the further ones, the parts of the settings that one may open, and the documentation. */
function useScreenHits(places: readonly string[], query: string): PaletteHit[] {
  const t = useTranslations("palette");
  const shell = useTranslations("shell");
  const settings = useTranslations("settings");
  const titles = useTranslations();
  const colon = useColon();
  const { canAdminister, canWrite } = useRights();
  const parts = settingsParts(canAdminister).map((part) => ({
    href: `/settings/${part}`,
    label: `${shell("settings")}${colon} ${settings(`parts.${part}`)}`,
  }));
  const screens = [
    { href: "/", label: shell("home") },
    ...places.map((place) => ({ href: `/${place}`, label: shell(place) })),
    ...furtherScreens
      .filter(({ isWriting }) => canWrite || !isWriting)
      .map(({ href, title }) => ({ href, label: titles(title) })),
    ...(query ? parts : []),
    { href: "/docs", label: t("documentation") },
  ];
  return screens
    .filter(({ label }) => fits(label, query))
    .map((screen) => ({ ...screen, id: screen.href, description: "" }));
}
