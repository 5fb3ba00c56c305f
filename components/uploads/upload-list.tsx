"use client";

import {
  AccordionChevron,
  ActionIcon,
  Anchor,
  Button,
  Group,
  Paper,
  Progress,
  Stack,
  Text,
} from "@mantine/core";
import { useTranslations } from "next-intl";
import { Link } from "@/components/link";
import { PartLinks } from "@/components/sheet-parts";
import { clearUploads, retryUpload, type Upload, useUploads } from "./uploads";
import { type Reading, useReadings } from "./use-readings";

type Fold = { isFolded: boolean; toggle: () => void };

/** What was uploaded in this tab, each with how far it is: sent, read as what, in doubt, or what is wrong with it. */
export function UploadList({ fold }: { fold?: Fold }) {
  const t = useTranslations("uploads");
  const uploads = useUploads();
  const readings = useReadings(uploads.flatMap(({ documentId }) => documentId ?? []));
  if (!uploads.length) return null;
  const sent = uploads.filter(({ state }) => state === "accepted" || state === "held").length;
  return (
    <Paper withBorder p="md" component="section" aria-label={t("title")}>
      <Group gap="xs" wrap="nowrap">
        <Text fw={600} aria-live="polite" mr="auto">
          {t("count", { done: sent, total: uploads.length })}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={clearUploads}>
          {t("clear")}
        </Button>
        {fold && <FoldButton {...fold} />}
      </Group>
      {!fold?.isFolded && (
        <Stack gap="xs" mah={280} style={{ overflowY: "auto" }} component="ul" p={0} m={0} mt="xs">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} reading={readings.get(upload.documentId ?? "")} />
          ))}
        </Stack>
      )}
    </Paper>
  );
}

function FoldButton({ isFolded, toggle }: Fold) {
  const label = useTranslations("uploads")("files");
  return (
    <ActionIcon variant="subtle" aria-label={label} title={label} aria-expanded={!isFolded} onClick={toggle}>
      <AccordionChevron style={{ rotate: isFolded ? "180deg" : undefined }} />
    </ActionIcon>
  );
}

type RowProps = { upload: Upload; reading: Reading | undefined };

function UploadRow({ upload, reading }: RowProps) {
  const words = useOutcome(upload, reading);
  const t = useTranslations("uploads");
  const parts = useTranslations("parts");
  const { name, state, progress, documentId, file } = upload;
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
          {isRefused && file && (
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
function useOutcome({ state, progress, refusal, problem }: Upload, reading: Reading | undefined): string {
  const t = useTranslations("uploads");
  const status = useTranslations("status");
  const refusals = useTranslations("refusals");
  const sheets = useTranslations("sheets");
  if (state === "refused") return refusal ? sheets(refusal) : problem || t("unreachable");
  if (reading?.status === "failed")
    return reading.reason && refusals.has(reading.reason) ? refusals(reading.reason) : status("failed");
  if (reading && state === "accepted") {
    const read = reading.productName ? t("readAs", { name: reading.productName }) : status("completed");
    return reading.doubts > 0 ? `${read} · ${t("doubts", { count: reading.doubts })}` : read;
  }
  return t(state, { progress });
}
