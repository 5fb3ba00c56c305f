"use client";

import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReviewMonthsSelect } from "@/components/assessments/sign-controls";
import type { Signing } from "@/components/assessments/write-assessment";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import type { Hazards } from "@/lib/assessments/emkg/model";
import { MeasureCompare } from "./measure-compare";

type Props = {
  hazards: Hazards;
  answers: EmkgAnswers;
  note: string;
  onNote: (note: string) => void;
  onAnswers: (answers: EmkgAnswers) => void;
  isSaving: boolean;
  onSave: (signing: Signing) => void;
};

/** What would lower the levels, and the end: a draft or a signature. */
export function ResultStep({ hazards, answers, note, onNote, onAnswers, isSaving, onSave }: Props) {
  const t = useTranslations("assessments");
  const [months, setMonths] = useState(24);
  return (
    <Stack>
      <MeasureCompare hazards={hazards} answers={answers} onTakeOver={onAnswers} />
      <Textarea
        label={t("note")}
        autosize
        minRows={2}
        maxLength={2000}
        value={note}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        {t("signHint")}
      </Text>
      <Group align="flex-end">
        <ReviewMonthsSelect value={months} onChange={setMonths} />
        <Button loading={isSaving} onClick={() => onSave({ reviewMonths: months })}>
          {t("saveAndSign")}
        </Button>
        <Button variant="default" disabled={isSaving} onClick={() => onSave(null)}>
          {t("saveDraft")}
        </Button>
      </Group>
    </Stack>
  );
}
