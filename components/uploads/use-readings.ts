"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callApi } from "@/components/api";
import type { getDocument } from "@/lib/holdings/documents/operations";

/** How the reading of an uploaded sheet ended; `reason` is the code of what was wrong with a file that failed. */
export type Reading = {
  status: "completed" | "failed";
  reason: string | null;
  productName: string | null;
  doubts: number;
  /** The documents of all sheets of the file; empty for a sheet by itself. */
  parts: readonly string[];
};

/** Sheets are read in the order they came in, so that asking for the first few is enough, however many wait. */
const askedAtOnce = 5;
const againMs = 2_000;

/** Follows sheets that are being read until each is read or has failed. */
export function useReadings(documentIds: readonly string[]): ReadonlyMap<string, Reading> {
  const client = useQueryClient();
  const [readings, setReadings] = useState<ReadonlyMap<string, Reading>>(new Map());
  const waiting = documentIds.filter((id) => !readings.has(id)).slice(0, askedAtOnce);
  const asked = waiting.join(" ");
  useEffect(() => {
    if (!asked) return;
    const control = new AbortController();
    const ask = async (id: string) => {
      const { data } = await callApi<typeof getDocument>(`/v1/sds/${id}`, { signal: control.signal });
      if (data.status === "processing") return;
      const said = Object.keys(data.errors);
      const reading: Reading = {
        status: data.status,
        reason: said[0] ?? null,
        productName: data.product_name,
        doubts: said.length,
        parts: data.parts,
      };
      setReadings((before) => new Map(before).set(id, reading));
      for (const key of ["sheets", "products", "facets"]) void client.invalidateQueries({ queryKey: [key] });
    };
    // A question without an answer is asked again.
    const askAll = () => asked.split(" ").forEach((id) => void ask(id).catch(() => undefined));
    askAll();
    const timer = setInterval(askAll, againMs);
    return () => {
      clearInterval(timer);
      control.abort();
    };
  }, [asked, client]);
  return readings;
}
