"use client";

import { Button, Group, Stack, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { LetterCard } from "@/components/letters/letter-card";
import type { Letter } from "@/lib/holdings/letters/schema";
import type { Opinion } from "@/lib/holdings/opinion/schema";
import { LetterComposer } from "./letter-composer";

type Props = {
  sheetId: string;
  findings: Opinion["findings"];
  letters: z.output<typeof Letter>[];
  canWrite: boolean;
};

/** What the supplier was asked about the sheet, and a new letter. */
export function SheetLetters({ sheetId, findings, letters, canWrite }: Props) {
  const t = useTranslations("letters");
  const [isWriting, setWriting] = useState(false);
  if (!canWrite && letters.length === 0) return null;
  return (
    <Stack component="section" aria-label={t("forSheet")}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t("forSheet")}
        </Title>
        {canWrite && !isWriting && (
          <Button size="xs" onClick={() => setWriting(true)}>
            {t("write")}
          </Button>
        )}
      </Group>
      {isWriting && <LetterComposer sheetId={sheetId} findings={findings} onEnd={() => setWriting(false)} />}
      {letters.map((letter) => (
        <LetterCard key={letter.id} letter={letter} canWrite={canWrite} />
      ))}
    </Stack>
  );
}
