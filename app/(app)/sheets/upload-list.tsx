"use client";

import { Anchor, Button, Group, Paper, Progress, Stack, Text } from "@mantine/core";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Upload } from "./uploads";

type Props = { uploads: Upload[]; onRetry: (key: string) => void; onClear: () => void };

/** What was dropped since the page was opened, each with how far it is. */
export function UploadList({ uploads, onRetry, onClear }: Props) {
  const t = useTranslations("uploads");
  if (!uploads.length) return null;
  const done = uploads.filter(({ state }) => state !== "waiting" && state !== "sending").length;
  return (
    <Paper withBorder p="md" component="section" aria-label={t("title")}>
      <Group justify="space-between" mb="xs">
        <Text fw={600} aria-live="polite">
          {t("count", { done, total: uploads.length })}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {t("clear")}
        </Button>
      </Group>
      <Stack gap="xs" mah={280} style={{ overflowY: "auto" }} component="ul" p={0} m={0}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onRetry={onRetry} />
        ))}
      </Stack>
    </Paper>
  );
}

function UploadRow({ upload, onRetry }: { upload: Upload; onRetry: (key: string) => void }) {
  const t = useTranslations("uploads");
  const { file, state, progress, documentId, problem } = upload;
  return (
    <li style={{ listStyle: "none" }}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" truncate>
          {documentId ? (
            <Anchor component={Link} href={`/sheets/${documentId}`}>
              {file.name}
            </Anchor>
          ) : (
            file.name
          )}
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" c={state === "refused" ? "red" : "dimmed"}>
            {state === "refused" ? problem || t("unreachable") : t(state, { progress })}
          </Text>
          {state === "refused" && (
            <Button size="compact-xs" variant="default" onClick={() => onRetry(upload.key)}>
              {t("retry")}
            </Button>
          )}
        </Group>
      </Group>
      {state === "sending" && <Progress value={progress} size="xs" aria-label={file.name} />}
    </li>
  );
}
