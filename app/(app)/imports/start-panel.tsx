"use client";

import { Alert, Anchor, Group, Paper, SegmentedControl, Stack, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { useMutation } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { ApiProblem } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import { sendForm } from "@/components/send-form";
import { useLanguage } from "@/i18n/use-language";
import { importKinds } from "@/lib/library/imports/import-kinds";
import type { ImportKind } from "@/lib/library/imports/schema";
import { tableLimits } from "@/lib/platform/spreadsheets/table-limits";
import { type Draft, type DraftAnswer, isRefusal } from "./import-answers";

type Props = { kind: ImportKind; onKind: (kind: ImportKind) => void; onDraft: (draft: Draft) => void };

/** What kind of table, a template for it, and where it is dropped. */
export function StartPanel({ kind, onKind, onDraft }: Props) {
  const t = useTranslations("imports");
  const format = useFormatter();
  const language = useLanguage();
  const send = useMutation({
    mutationFn: (file: File) => upload(kind, file),
    onSuccess: ({ data }) => onDraft(data),
  });
  const template = (fileFormat: string) =>
    `/v1/imports/template?kind=${kind}&format=${fileFormat}&language=${language}`;
  return (
    <Paper withBorder p="md" component="section" aria-label={t("choose")}>
      <Stack>
        <Text fw={600} id="import-kind">
          {t("kind")}
        </Text>
        <SegmentedControl
          aria-labelledby="import-kind"
          value={kind}
          onChange={(value) => onKind(importKinds.find((one) => one === value) ?? kind)}
          data={importKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <Text size="sm">{t(`kindLeads.${kind}`)}</Text>
        <Group gap="sm">
          <Text size="sm">{t("template")}</Text>
          <Anchor size="sm" href={template("xlsx")} download>
            {t("templateExcel")}
          </Anchor>
          <Anchor size="sm" href={template("csv")} download>
            {t("templateCsv")}
          </Anchor>
        </Group>
        <Dropzone
          multiple={false}
          loading={send.isPending}
          loaderProps={{ role: "status", "aria-label": t("reading") }}
          onDrop={([file]) => file && send.mutate(file)}
          inputProps={{ "aria-label": t("choose"), accept: ".csv,.txt,.tsv,.xlsx" }}
          aria-label={t("choose")}
          p="lg"
        >
          <Stack gap={2} align="center" ta="center" style={{ pointerEvents: "none" }}>
            <Text fw={600}>{t("drop")}</Text>
            <Text size="sm" c="dimmed">
              {t("limits", {
                rows: format.number(tableLimits.rows),
                size: format.number(tableLimits.bytes / 1024 ** 2),
              })}
            </Text>
          </Stack>
        </Dropzone>
        {send.error && <Refusal error={send.error} />}
      </Stack>
    </Paper>
  );
}

/** A file that is no table is refused in the language of the screen; anything else as everywhere. */
function Refusal({ error }: { error: Error }) {
  const t = useTranslations("imports");
  const format = useFormatter();
  const refused = error instanceof ApiProblem && isRefusal(error.body) ? error.body : null;
  if (!refused || !t.has(`refusals.${refused.reason}`)) return <ProblemAlert error={error} />;
  return (
    <Alert color="red" role="alert">
      {t(`refusals.${refused.reason}`, { most: format.number(refused.most ?? 0), row: refused.row ?? 0 })}
    </Alert>
  );
}

const upload = (kind: ImportKind, file: File) => sendForm<DraftAnswer>("/v1/imports", { kind, file });
