"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useCustomGroups } from "@/components/use-custom-groups";
import { type LibraryColumn, libraryColumns } from "./columns";

const CatalogueContext = createContext<LibraryColumn[]>([]);

/** Which columns there are for this team. */
export function ColumnCatalogue({ enrichments, children }: { enrichments: string[]; children: ReactNode }) {
  const groups = useCustomGroups();
  const columns = useMemo(() => libraryColumns(groups.data ?? [], enrichments), [groups.data, enrichments]);
  return <CatalogueContext value={columns}>{children}</CatalogueContext>;
}

export function useColumnCatalogue(): LibraryColumn[] {
  return useContext(CatalogueContext);
}
