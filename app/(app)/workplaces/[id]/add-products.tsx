"use client";

import { Button, MultiSelect, Stack } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { AmountsTable } from "@/components/amounts/amounts-table";
import { usePlace } from "@/components/amounts/use-place";
import { callApi } from "@/components/api";
import { Dialog, DialogButtons } from "@/components/dialog";
import { askToLeave } from "@/components/leaving/leaving";
import type { listProducts } from "@/lib/library/products/operations";
import type { Product } from "@/lib/library/products/schema";

type Props = { workplaceId: string; held: string[]; onClose: () => void };

/** Finds products in the library and places them here. */
export function AddProducts({ workplaceId, held, onClose }: Props) {
  const t = useTranslations("workplaces");
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string[]>([]);
  const [names, setNames] = useState<Record<string, string>>({});
  const [query] = useDebouncedValue(search.trim(), 250);
  const found = useFound(query);
  const { place, isPending, ...amounts } = usePlace(onClose);
  const options = (found ?? []).flatMap((product) =>
    held.includes(product.id) ? [] : [{ value: product.id, label: labelOf(product) }],
  );
  const kept = chosen
    .filter((id) => !options.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: names[id] ?? id }));
  return (
    <Dialog onClose={() => askToLeave(onClose)} title={t("add")} size="lg">
      <Stack>
        <MultiSelect
          label={t("product")}
          data-autofocus
          searchable
          hidePickedOptions
          maxValues={100}
          searchValue={search}
          onSearchChange={setSearch}
          filter={({ options: all }) => all}
          nothingFoundMessage={t("noMatch")}
          data={[...kept, ...options]}
          value={chosen}
          onChange={(ids) => {
            setChosen(ids);
            setNames((before) => ({
              ...before,
              ...Object.fromEntries(options.map(({ value, label }) => [value, label])),
            }));
          }}
        />
        {chosen.length > 0 && (
          <AmountsTable
            products={chosen.map((id) => ({ id, name: names[id] ?? "…" }))}
            rows={amounts.rows}
            incomplete={amounts.incomplete}
            onChange={amounts.setRows}
          />
        )}
        <DialogButtons onCancel={onClose}>
          <Button disabled={!chosen.length} loading={isPending} onClick={() => place(workplaceId, chosen)}>
            {t("placeHere")}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

function useFound(query: string) {
  const filters = query ? [{ field: "query", op: "matches", value: query }] : [];
  return useQuery({
    queryKey: ["products", "to place", query],
    queryFn: ({ signal }) =>
      callApi<typeof listProducts>("/v1/products", {
        method: "POST",
        body: { filters, size: 30, page: 1 },
        signal,
      }),
  }).data?.data;
}

function labelOf({ display_name, sds }: z.output<typeof Product>): string {
  return [display_name ?? sds?.product_name ?? sds?.file_name, sds?.manufacturer].filter(Boolean).join(" · ");
}
