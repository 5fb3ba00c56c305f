"use client";

import { Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useRights } from "@/components/rights";
import { importKinds } from "@/lib/library/imports/import-kinds";
import { DraftPanel } from "./draft-panel";
import { PastImports } from "./past-imports";
import { StartPanel } from "./start-panel";

/** A table is chosen, understood and applied; those of before are listed beneath. */
export function ImportScreen() {
  const { canWrite } = useRights();
  const client = useQueryClient();
  const [view, setView] = useQueryStates({
    id: parseAsString,
    kind: parseAsStringLiteral(importKinds).withDefault("products"),
  });
  return (
    <Stack gap="xl">
      {canWrite && !view.id && (
        <StartPanel
          kind={view.kind}
          onKind={(kind) => void setView({ kind })}
          onDraft={(draft) => {
            client.setQueryData(["import", draft.id], { data: draft });
            void setView({ id: draft.id }, { history: "push" });
          }}
        />
      )}
      {canWrite && view.id && (
        <DraftPanel
          key={view.id}
          id={view.id}
          onLeave={() => void setView({ id: null }, { history: "push" })}
        />
      )}
      {!view.id && <PastImports />}
    </Stack>
  );
}
