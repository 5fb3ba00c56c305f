"use client";

import { Accordion, Skeleton, Stack, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import type { getFacets } from "@/lib/products/operations";
import { FacetChoice } from "./facet-choice";
import { choiceFacets, chosenOf, optionsOf, withChoice } from "./facet-values";
import { useLabels } from "./use-labels";
import type { Filter, LibraryView, SetLibraryView } from "./view";

const FacetRange = dynamic(() => import("./facet-range").then((file) => file.FacetRange), { ssr: false });
type Props = { view: LibraryView; setView: SetLibraryView };

/** What the library can be narrowed by, with the number of products of each value. */
export function FacetPanel({ view, setView }: Props) {
  const t = useTranslations("products");
  const { columnLabel } = useLabels();
  const facets = useQuery({
    queryKey: ["facets"],
    queryFn: ({ signal }) => callApi<typeof getFacets>("/v1/products/facets", { signal }),
    staleTime: 30_000,
  });
  const setFilters = (f: Filter[]) => void setView({ f });
  if (facets.isError) return <ProblemAlert error={facets.error} onRetry={() => void facets.refetch()} />;
  if (!facets.data) return <Skeleton h={300} role="status" aria-label={t("loading")} />;
  const found = facets.data.data;
  const custom = Object.keys(found).filter((field) => field.startsWith("custom."));
  const choices = [...choiceFacets, ...custom].filter((field) => optionsOf(found, field).length > 0);
  const ranges = custom.filter((field) => !Array.isArray(found[field]));
  const open = [...choices, "revision_date", "flash_point", ...ranges].filter((field) =>
    view.f.some((filter) => filter.field === field),
  );
  const archived = view.f.some(({ field, value }) => field === "archived" && value === true);
  return (
    <Stack gap="xs">
      <Accordion
        multiple
        keepMounted={false}
        defaultValue={[...new Set(["signal_word", "pictograms", ...open])]}
        variant="default"
      >
        {choices.map((field) => (
          <Accordion.Item key={field} value={field}>
            <Accordion.Control fz="sm" fw={600}>
              {columnLabel(field)}
            </Accordion.Control>
            <Accordion.Panel>
              <FacetChoice
                field={field}
                options={optionsOf(found, field)}
                chosen={chosenOf(view.f, field)}
                onChange={(value) => setFilters(withChoice(view.f, field, value))}
              />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
        {(["revision_date", "flash_point", ...ranges] as const).map((field) => (
          <Accordion.Item key={field} value={field}>
            <Accordion.Control fz="sm" fw={600}>
              {columnLabel(field)}
            </Accordion.Control>
            <Accordion.Panel>
              <FacetRange field={field} facet={found[field]} filters={view.f} onChange={setFilters} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Switch
        label={t("showArchived")}
        checked={archived}
        onChange={() => {
          const others = view.f.filter(({ field }) => field !== "archived");
          setFilters(archived ? others : [...others, { field: "archived", op: "eq", value: true }]);
        }}
      />
    </Stack>
  );
}
