"use client";

import { Anchor, Button, Paper, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { AskFirst } from "@/components/ask-first";
import { useRights } from "@/components/rights";
import { useWrite } from "@/components/use-write";
import type { getSheetLink, revokeSheetLink } from "@/lib/holdings/links/operations";

/** Where the printed code leads, who may follow it, and the way to end it. `madeAt` changes with each label made. */
export function SheetCode({ sdsId, madeAt }: { sdsId: string; madeAt: number }) {
  const t = useTranslations("labels");
  const { canWrite } = useRights();
  const [isAsking, asking] = useDisclosure(false);
  const path = `/v1/sds/${sdsId}/sheet-link` as const;
  const link = useQuery({
    // The first label with a code makes its address: an answer from before that label is no answer.
    queryKey: ["sheet-link", sdsId, madeAt],
    queryFn: ({ signal }) => callApi<typeof getSheetLink>(path, { signal }),
  }).data?.data;
  const end = useWrite(() => callApi<typeof revokeSheetLink>(path, { method: "DELETE" }), {
    stale: [["sheet-link"], ["label-notes"], ["labels"]],
    onDone: asking.close,
  });
  if (!link?.url) return null;
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {t("codeLeadsTo")}{" "}
          <Anchor href={link.url} size="sm" target="_blank" rel="noreferrer">
            {link.url}
          </Anchor>
        </Text>
        <Text size="sm" c="dimmed">
          {link.is_open ? t("codeOpen") : t("codeClosed")}
        </Text>
        {canWrite && (
          <Button size="xs" variant="default" onClick={asking.open}>
            {t("endCode")}
          </Button>
        )}
      </Stack>
      {isAsking && (
        <AskFirst
          title={t("endCode")}
          act={t("endCode")}
          isBusy={end.isPending}
          onClose={asking.close}
          onAct={() => end.mutate(undefined)}
        >
          {t("endCodeSure")}
        </AskFirst>
      )}
    </Paper>
  );
}
