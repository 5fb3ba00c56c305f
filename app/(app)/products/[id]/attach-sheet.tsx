"use client";

import { Button, Select, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { Dialog, DialogButtons } from "@/components/dialog";
import { useWrite } from "@/components/use-write";
import type { listDocuments } from "@/lib/holdings/documents/operations";
import type { attachSheet } from "@/lib/library/products/operations";

/** Attaches a sheet that the team holds already. */
export function AttachSheet({ productId, held }: { productId: string; held: string[] }) {
  const t = useTranslations("product");
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [query] = useDebouncedValue(search, 250);
  const found = useAttachable(query, isOpen);
  const attach = useWrite(
    (documentId: string) =>
      callApi<typeof attachSheet>(`/v1/products/${productId}/sds`, {
        method: "POST",
        body: { document_id: documentId },
      }),
    { stale: [["product", productId], ["products"], ["home"]], onDone: () => setIsOpen(false) },
  );
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
        {t("attachSheet")}
      </Button>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)} title={t("attachSheet")}>
          <Stack>
            <Text size="sm">{t("attachLead")}</Text>
            <Select
              label={t("sheet")}
              data-autofocus
              searchable
              searchValue={search}
              onSearchChange={setSearch}
              filter={({ options }) => options}
              nothingFoundMessage={t("nothingFound")}
              data={found.filter(({ value }) => !held.includes(value))}
              value={chosen}
              onChange={setChosen}
            />
            <DialogButtons onCancel={() => setIsOpen(false)}>
              <Button
                disabled={!chosen}
                loading={attach.isPending}
                onClick={() => chosen && attach.mutate(chosen)}
              >
                {t("attach")}
              </Button>
            </DialogButtons>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

/** Sheets that the team holds, as choices. */
function useAttachable(query: string, enabled: boolean): { value: string; label: string }[] {
  const superseded = useTranslations("superseded");
  const found = useQuery({
    queryKey: ["attachable", query],
    queryFn: ({ signal }) =>
      callApi<typeof listDocuments>(`/v1/sds?per_page=20&query=${encodeURIComponent(query)}`, { signal }),
    enabled,
  }).data?.data;
  return (found ?? []).map(({ id, product_name, file_name, superseded_by }) => ({
    value: id,
    label: [product_name, file_name, superseded_by && superseded("badge")].filter(Boolean).join(" · "),
  }));
}
