"use client";

import { ColumnCatalogue } from "./column-catalogue";
import type { FirstPage } from "./first-page";
import { Library } from "./library";

/** The library of the team. */
export function ProductsScreen({ enrichments, sent }: { enrichments: string[]; sent: FirstPage | null }) {
  return (
    <ColumnCatalogue enrichments={enrichments}>
      <Library sent={sent} />
    </ColumnCatalogue>
  );
}
