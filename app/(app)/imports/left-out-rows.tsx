"use client";

import { Button } from "@mantine/core";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { saveBlob } from "@/components/save-file";
import { useWrite } from "@/components/use-write";
import { useColon } from "@/i18n/use-colon";
import type { getFaultyRows } from "@/lib/library/imports/operations";
import { csvLines } from "@/lib/platform/spreadsheets/csv";
import type { PastImport } from "./import-answers";
import { useIssueText } from "./use-issue-text";

/** The rows that were left out as a table with the reasons, to be put right and imported by themselves. */
export function LeftOutRows({ item }: { item: PastImport }) {
  const t = useTranslations("imports");
  const textOf = useIssueText();
  const colon = useColon();
  const save = useWrite(
    async () => {
      const { data } = await callApi<typeof getFaultyRows>(`/v1/imports/${item.id}/faults`);
      const rows = data.rows.map(({ row, cells, issues }) => [
        ...cells,
        row,
        issues.map((issue) => [issue.column, textOf(issue)].filter(Boolean).join(`${colon} `)).join(" "),
      ]);
      const parts: BlobPart[] = [];
      for await (const part of csvLines([...data.headings, t("row"), t("fault")], batchOf(rows)))
        parts.push(new Uint8Array(part));
      saveBlob(new Blob(parts, { type: "text/csv" }), `${item.file_name.replace(/\.\w+$/, "")}-left-out.csv`);
    },
    { stale: [] },
  );
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={save.isPending}
      onClick={() => save.mutate(undefined)}
    >
      {t("leftOutRows", { count: item.faulty_rows })}
    </Button>
  );
}

async function* batchOf<Row>(rows: Row[]) {
  yield rows;
}
