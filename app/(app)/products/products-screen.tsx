"use client";

import { type Statements, StatementTexts } from "@/components/statements";
import { ColumnCatalogue } from "./column-catalogue";
import type { FirstPage } from "./first-page";
import { Library } from "./library";

type Props = { enrichments: string[]; sent: FirstPage | null; statements: Statements };

/** The library of the team. */
export function ProductsScreen({ enrichments, sent, statements }: Props) {
  return (
    <ColumnCatalogue enrichments={enrichments}>
      <StatementTexts statements={statements}>
        <Library sent={sent} />
      </StatementTexts>
    </ColumnCatalogue>
  );
}
