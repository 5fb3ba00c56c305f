"use client";

import { Autocomplete } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Answer, callApi } from "@/components/api";
import type { findSubstances } from "@/lib/library/enrichments/operations";

export type FoundSubstance = Answer<typeof findSubstances>["data"][number];

type Props = {
  label: string;
  isFirst: boolean;
  value: string;
  onChange: (name: string) => void;
  /** A substance of Annex VI was chosen. */
  onPick: (substance: FoundSubstance) => void;
};

/** A substance's name, with those of CLP Annex VI that it may be. */
export function SubstanceInput({ label, isFirst, value, onChange, onPick }: Props) {
  const [query] = useDebouncedValue(value.trim(), 200);
  const found = useQuery({
    queryKey: ["substances", query],
    queryFn: ({ signal }) =>
      callApi<typeof findSubstances>(`/v1/substances?${new URLSearchParams({ query })}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: query.length > 2,
  });
  const substances = new Map(
    (found.data?.data ?? []).map((one) => [[one.name, one.cas_number].filter(Boolean).join(" · "), one]),
  );
  return (
    <Autocomplete
      label={label}
      autoFocus={isFirst}
      value={value}
      data={[...substances.keys()]}
      filter={({ options }) => options}
      onChange={onChange}
      onOptionSubmit={(chosen) => {
        const substance = substances.get(chosen);
        if (substance) setTimeout(() => onPick(substance));
      }}
    />
  );
}
