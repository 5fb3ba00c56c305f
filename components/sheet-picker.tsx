"use client";

import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import type { listDocuments } from "@/lib/holdings/documents/operations";

export type NamedSheet = { id: string; name: string };

/** Finds a sheet by name or CAS number and adds it. */
export function SheetPicker({ taken, onPick }: { taken: string[]; onPick: (sheet: NamedSheet) => void }) {
  const t = useTranslations("labels");
  const [text, setText] = useState("");
  const [search] = useDebouncedValue(text, 250);
  const found = useQuery({
    queryKey: ["label-sheets", search],
    queryFn: ({ signal }) =>
      callApi<typeof listDocuments>(
        `/v1/sds?${new URLSearchParams({ status: "completed", per_page: "20", ...(search.trim() && { query: search.trim() }) })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const sheets = (found.data?.data ?? []).filter(
    ({ id, superseded_by }) => superseded_by === null && !taken.includes(id),
  );
  const nameOf = (sheet: (typeof sheets)[number]) =>
    sheet.product_name ?? sheet.alternate_name ?? sheet.file_name;
  return (
    <Select
      label={t("add")}
      placeholder={t("addHint")}
      searchable
      value={null}
      searchValue={text}
      onSearchChange={setText}
      data={sheets.map((sheet) => ({ value: sheet.id, label: nameOf(sheet) }))}
      // The server has searched already, by more than the name.
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? "…" : t("nothingFound")}
      onChange={(id) => {
        const sheet = sheets.find((one) => one.id === id);
        if (sheet) onPick({ id: sheet.id, name: nameOf(sheet) });
        setText("");
      }}
    />
  );
}
