"use client";

import { Skeleton, Stack } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { Disclosure } from "@/components/disclosure";
import { LightTick } from "@/components/light-fields/light-fields";
import { ProblemAlert } from "@/components/problem-alert";
import type { countFacets } from "@/lib/library/products/operations";
import { FacetChoice } from "./facet-choice";
import { choiceFacets, chosenOf, optionsOf, withChoice } from "./facet-values";
import type { Filter, ListRequest } from "./list-request";
import { useLabels } from "./use-labels";
import type { LibraryView, SetLibraryView } from "./view";

const FacetRange = dynamic(() => import("./facet-range").then((file) => file.FacetRange), { ssr: false });
type Props = { view: LibraryView; setView: SetLibraryView; request: ListRequest };

/** What the list can be narrowed by, with the number of products that there would be with each value. */
export function FacetPanel({ view, setView, request: { filters } }: Props) {
  const t = useTranslations("products");
  const { columnLabel } = useLabels();
  const facets = useQuery({
    queryKey: ["facets", filters],
    queryFn: ({ signal }) =>
      callApi<typeof countFacets>("/v1/products/facets", {
        method: "POST",
        body: { filters, with_unknown: true },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const setFilters = (f: Filter[]) => void setView({ f });
  if (facets.isError) return <ProblemAlert error={facets.error} onRetry={() => void facets.refetch()} />;
  if (!facets.data) return <Skeleton h={300} role="status" aria-label={t("loading")} />;
  const found = facets.data.data;
  const custom = Object.keys(found).filter((field) => field.startsWith("custom."));
  const optionsIn = (field: string) => optionsOf(found, field, chosenOf(view.f, field));
  const choices = [...choiceFacets, ...custom].filter((field) => optionsIn(field).length > 0);
  const ranges = custom.filter((field) => !Array.isArray(found[field]));
  const open = new Set(["signal_word", "pictograms", ...view.f.map(({ field }) => field)]);
  const archived = view.f.some(({ field, value }) => field === "archived" && value === true);
  return (
    <Stack gap="xs">
      <div>
        {choices.map((field) => (
          <Disclosure key={field} title={columnLabel(field)} isOpenAtFirst={open.has(field)}>
            <FacetChoice
              field={field}
              options={optionsIn(field)}
              chosen={chosenOf(view.f, field)}
              onChange={(value) => setFilters(withChoice(view.f, field, value))}
            />
          </Disclosure>
        ))}
        {["revision_date", "sheet_age_years", "flash_point", ...ranges].map((field) => (
          <Disclosure key={field} title={columnLabel(field)} isOpenAtFirst={open.has(field)}>
            <FacetRange field={field} facet={found[field]} filters={view.f} onChange={setFilters} />
          </Disclosure>
        ))}
      </div>
      <LightTick
        isTicked={archived}
        onTick={(isTicked) => {
          const others = view.f.filter(({ field }) => field !== "archived");
          setFilters(isTicked ? [...others, { field: "archived", op: "eq", value: true }] : others);
        }}
      >
        {t("showArchived")}
      </LightTick>
    </Stack>
  );
}
