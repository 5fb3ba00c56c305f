"use client";

import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { showNotice } from "@/components/notices/notices";
import { useWrite } from "@/components/use-write";
import type { applyImport } from "@/lib/library/imports/operations";
import type { Choices } from "@/lib/library/imports/schema";
import type { Draft } from "./import-answers";

/** What an import may change on other screens. */
export const staleAfterImport = [
  ["imports"],
  ["import"],
  ["products"],
  ["facets"],
  ["workplaces"],
  ["workplace"],
  ["product"],
  ["stock"],
  ["home"],
];

/** Applies a table; the list of imports, to which one comes then, offers to take it back. */
export function useApply(draft: Draft, onApplied: () => void) {
  const t = useTranslations("imports");
  return useWrite(
    (choices: Choices) =>
      callApi<typeof applyImport>(`/v1/imports/${draft.id}/apply`, { method: "POST", body: choices }),
    {
      stale: staleAfterImport,
      onDone: ({ data }) => {
        showNotice({ message: t("applied", { name: data.file_name }) });
        onApplied();
      },
    },
  );
}
