"use client";

import { ColumnCatalogue } from "./column-catalogue";
import { Library } from "./library";

/** The library of the team. */
export function ProductsScreen({ enrichments }: { enrichments: string[] }) {
  return (
    <ColumnCatalogue enrichments={enrichments}>
      <Library />
    </ColumnCatalogue>
  );
}
