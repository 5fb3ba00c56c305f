"use client";

import { Button, Group } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { hideNotice, showNotice } from "@/components/notices/notices";
import { useWrite } from "@/components/use-write";
import type { updateDocument } from "@/lib/holdings/documents/operations";
import type { SdsDocument } from "@/lib/holdings/documents/schema";
import { saveSheets } from "./save-sheets";

export type Sheet = z.output<typeof SdsDocument>;
type Change = { sheets: Sheet[]; body: { archived?: boolean; status?: "processing" } };

const stale = [["sheets"], ["products"], ["facets"]];
/** Writes under way at the same time; the others wait. */
const atOnce = 4;

/** The writes and downloads for chosen sheets; archiving can be undone from its notice. */
export function useSheetActions(onDone: () => void) {
  const t = useTranslations("sheets");
  const words = useTranslations("products");
  const restore = useWrite((sheets: Sheet[]) => changeAll({ sheets, body: { archived: false } }), { stale });
  const write = useWrite(changeAll, { stale, onDone: ({ sheets, body }) => done(sheets, body.archived) });
  const download = useWrite(saveSheets, { stale: [], onDone });

  function done(sheets: Sheet[], archived: boolean | undefined) {
    onDone();
    const count = sheets.length;
    if (!archived) {
      const message = t(archived === false ? "restoredNotice" : "readAgainNotice", { count });
      showNotice({ message });
      return;
    }
    const id = showNotice({
      shownMs: 12_000,
      message: (
        <Group justify="space-between">
          {t("archivedNotice", { count })}
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              hideNotice(id);
              restore.mutate(sheets);
            }}
          >
            {words("undo")}
          </Button>
        </Group>
      ),
    });
  }

  return {
    isWriting: write.isPending,
    isDownloading: download.isPending,
    archive: (sheets: Sheet[], archived: boolean) => write.mutate({ sheets, body: { archived } }),
    readAgain: (sheets: Sheet[]) => write.mutate({ sheets, body: { status: "processing" } }),
    download: (sheets: Sheet[]) => download.mutate(sheets),
  };
}

async function changeAll(change: Change): Promise<Change> {
  const waiting = [...change.sheets];
  const work = async () => {
    for (let sheet = waiting.shift(); sheet; sheet = waiting.shift())
      await callApi<typeof updateDocument>(`/v1/sds/${sheet.id}`, {
        method: "PATCH",
        body: change.body,
      });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return change;
}
