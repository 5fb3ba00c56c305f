"use client";

import { Anchor, Button, Group, Paper, Progress, Stack, Text } from "@mantine/core";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { PartLinks } from "@/components/sheet-parts";
import { clearUploads, retryUpload, type Upload, useUploads } from "./uploads";
import { type Reading, useReadings } from "./use-readings";

/** What was uploaded in this tab, each with how far it is: sent, read as what, in doubt, or what is wrong with it. */
export function UploadList() {
  const t = useTranslations("uploads");
  const uploads = useUploads();
  const readings = useReadings(uploads.flatMap(({ documentId }) => documentId ?? []));
  if (!uploads.length) return null;
  const done = uploads.filter(({ state }) => state !== "waiting" && state !== "sending").length;
  return (
    <Paper withBorder p="md" component="section" aria-label={t("title")}>
      <Group justify="space-between" mb="xs">
        <Text fw={600} aria-live="polite">
          {t("count", { done, total: uploads.length })}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={clearUploads}>
          {t("clear")}
        </Button>
      </Group>
      <Stack gap="xs" mah={280} style={{ overflowY: "auto" }} component="ul" p={0} m={0}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} reading={readings.get(upload.documentId ?? "")} />
        ))}
      </Stack>
    </Paper>
  );
}

type RowProps = { upload: Upload; reading: Reading | undefined };

function UploadRow({ upload, reading }: RowProps) {
  const words = useOutcome(upload, reading);
  const t = useTranslations("uploads");
  const parts = useTranslations("parts");
  const { name, state, progress, documentId } = upload;
  const isRefused = state === "refused";
  return (
    <li style={{ listStyle: "none" }}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" truncate>
          {documentId ? (
            <Anchor component={Link} href={`/sheets/${documentId}`}>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {reading && reading.parts.length > 0 && (
            <Group gap="xs">
              <Text size="sm">{parts("inFile", { count: reading.parts.length })}</Text>
              <PartLinks parts={reading.parts} />
            </Group>
          )}
          <Text size="sm" c={isRefused || reading?.status === "failed" ? "red" : "dimmed"}>
            {words}
          </Text>
          {isRefused && (
            <Button size="compact-xs" variant="default" onClick={() => retryUpload(upload.key)}>
              {t("retry")}
            </Button>
          )}
        </Group>
      </Group>
      {state === "sending" && <Progress value={progress} size="xs" aria-label={name} />}
    </li>
  );
}

/** Where the file is on its way: sent, being read, read, or what is wrong with it. */
function useOutcome({ state, progress, problem }: Upload, reading: Reading | undefined): string {
  const t = useTranslations("uploads");
  const status = useTranslations("status");
  const refusals = useTranslations("refusals");
  if (state === "refused") return problem || t("unreachable");
  if (reading?.status === "failed")
    return reading.reason && refusals.has(reading.reason) ? refusals(reading.reason) : status("failed");
  if (reading && state === "accepted") {
    const read = reading.productName ? t("readAs", { name: reading.productName }) : status("completed");
    return reading.doubts > 0 ? `${read} · ${t("doubts", { count: reading.doubts })}` : read;
  }
  return t(state, { progress });
}
