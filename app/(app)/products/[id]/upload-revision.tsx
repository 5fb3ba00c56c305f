"use client";

import { Button, FileButton, Group, Loader, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callApi, toProblem } from "@/components/api";
import { useWrite } from "@/components/use-write";
import type { createUpload, getRun, ingestUpload } from "@/lib/holdings/uploads/operations";

/** A sheet that is uploaded for this product; a later revision becomes its primary one. */
export function UploadRevision({ productId }: { productId: string }) {
  const t = useTranslations("product");
  const refusals = useTranslations("refusals");
  const client = useQueryClient();
  const [runId, setRunId] = useState<string | null>(null);
  const send = useWrite((file: File) => ingest(file, productId), {
    stale: [],
    onDone: (id) => setRunId(id),
  });
  const run = useQuery({
    queryKey: ["run", runId],
    queryFn: ({ signal }) => callApi<typeof getRun>(`/v1/uploads/${runId}`, { signal }),
    enabled: runId !== null,
    refetchInterval: ({ state }) => (isOver(state.data?.data.state) ? false : 1_200),
  }).data?.data;
  const isReady = run?.state === "ready";
  useEffect(() => {
    if (!isReady) return;
    void client.invalidateQueries({ queryKey: ["product", productId] });
    void client.invalidateQueries({ queryKey: ["products"] });
  }, [isReady, client, productId]);
  const isBusy = send.isPending || (runId !== null && !isOver(run?.state));
  return (
    <Group gap="xs">
      <FileButton accept="application/pdf" onChange={(file) => file && send.mutate(file)}>
        {(props) => (
          <Button {...props} size="xs" disabled={isBusy}>
            {t("uploadRevision")}
          </Button>
        )}
      </FileButton>
      <Text size="sm" role="status" component="div">
        {isBusy && <Loader role="status" size="xs" aria-label={t("reading")} />}
        {isReady && t("uploaded")}
        {run?.state === "failed" &&
          (refusals.has(run.error?.code ?? "") ? refusals(run.error?.code ?? "") : run.error?.message)}
      </Text>
    </Group>
  );
}

function isOver(state: string | undefined): boolean {
  return state === "ready" || state === "failed";
}

async function ingest(file: File, productId: string): Promise<string> {
  const { data } = await callApi<typeof createUpload>("/v1/uploads", {
    method: "POST",
    body: { file_name: file.name },
  });
  const target = new URL(data.upload_url);
  const response = await fetch(target.pathname + target.search, {
    method: "PUT",
    body: file,
    headers: { "content-type": "application/pdf" },
  });
  if (!response.ok)
    throw toProblem(
      response.status,
      await response.json().catch(() => null),
      response.headers.get("x-request-id"),
    );
  const body = { product_id: productId };
  const run = await callApi<typeof ingestUpload>(`/v1/uploads/${data.upload_id}/ingest`, {
    method: "POST",
    body,
  });
  return run.data.run_id;
}
