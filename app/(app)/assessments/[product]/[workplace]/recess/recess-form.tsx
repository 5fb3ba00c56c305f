"use client";

import { Button, Group, SimpleGrid, Stack, Text, Textarea } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { Choice } from "@/components/assessments/choice";
import { RiskScore } from "@/components/assessments/risk-score";
import { ReviewMonthsSelect } from "@/components/assessments/sign-controls";
import { useSignedNotice } from "@/components/assessments/use-signed-notice";
import { type Signing, writeAssessment } from "@/components/assessments/write-assessment";
import { DraftOfBefore } from "@/components/draft-of-before";
import { useStoppable } from "@/components/open-values/use-stoppable";
import { type KeptDraft, useKeptDraft } from "@/components/use-kept-draft";
import { effectSteps, exposureSteps, probabilitySteps, suggestedEffect } from "@/lib/assessments/recess";
import type { PlacementDetail } from "@/lib/assessments/views/schema";

type Factors = { exposure: number | null; probability: number | null; effect: number | null };
export type RecessDraft = Factors & { note: string };
type Props = { placement: z.output<typeof PlacementDetail>; kept: KeptDraft<RecessDraft> };

/** Exposure, probability and effect; the sheet suggests the effect and the person confirms it. */
export function RecessForm({ placement, kept }: Props) {
  const t = useTranslations("assessments");
  const entered = useKeptDraft(kept, firstDraft(placement));
  const { note, ...factors } = entered.draft;
  const [months, setMonths] = useState(24);
  const save = useSave(placement, entered.forget);
  const complete = completed(factors);
  const submit = (signing: Signing) =>
    complete && save.mutate({ ...complete, note: note.trim() || null, signing });
  const options = <Step extends number>(steps: readonly Step[], name: string) =>
    steps.map((step) => ({ value: String(step), label: `${step} · ${t(`${name}.${step}` as "title")}` }));
  return (
    <Stack>
      {entered.isOfBefore && <DraftOfBefore onAgain={entered.beginAgain} />}
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Choice
          label={t("exposure")}
          value={textOf(factors.exposure)}
          options={options(exposureSteps, "exposures")}
          onChange={(value) => entered.change({ exposure: Number(value) })}
        />
        <Choice
          label={t("probability")}
          value={textOf(factors.probability)}
          options={options(probabilitySteps, "probabilities")}
          onChange={(value) => entered.change({ probability: Number(value) })}
        />
        <Stack gap="xs">
          <Choice
            label={t("effect")}
            value={textOf(factors.effect)}
            options={options(effectSteps, "effects")}
            onChange={(value) => entered.change({ effect: Number(value) })}
          />
          {placement.sheet?.hazards_unknown && <Text size="sm">{t("notCovered.hazards_unknown")}</Text>}
          {placement.sheet && !placement.sheet.hazards_unknown && (
            <Suggestion
              codes={placement.sheet.h_codes}
              isChosen={factors.effect !== null}
              onConfirm={(effect) => entered.change({ effect })}
            />
          )}
        </Stack>
      </SimpleGrid>
      {complete ? <RiskScore {...complete} /> : <Text c="dimmed">{t("chooseAll")}</Text>}
      <Textarea
        label={t("note")}
        autosize
        minRows={2}
        maxLength={2000}
        value={note}
        onChange={(event) => entered.change({ note: event.currentTarget.value })}
      />
      <Text size="sm" c="dimmed">
        {t("signHint")}
      </Text>
      <Group align="flex-end">
        <ReviewMonthsSelect value={months} onChange={setMonths} />
        <Button
          disabled={!complete}
          loading={save.isPending}
          onClick={() => submit({ reviewMonths: months })}
        >
          {t("saveAndSign")}
        </Button>
        <Button variant="default" disabled={!complete || save.isPending} onClick={() => submit(null)}>
          {t("saveDraft")}
        </Button>
      </Group>
      {save.dialog}
    </Stack>
  );
}

type SuggestionProps = { codes: string[]; isChosen: boolean; onConfirm: (effect: number) => void };

function Suggestion({ codes, isChosen, onConfirm }: SuggestionProps) {
  const t = useTranslations("assessments");
  const { effect, codes: drivers } = suggestedEffect(codes);
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm">
        {drivers.length
          ? t("suggested", { effect, codes: drivers.join(", ") })
          : t("suggestedNone", { effect })}
      </Text>
      {!isChosen && (
        <Button size="xs" variant="light" onClick={() => onConfirm(effect)}>
          {t("confirmEffect", { effect })}
        </Button>
      )}
    </Stack>
  );
}

function textOf(step: number | null): string | null {
  return step === null ? null : String(step);
}

function completed({ exposure, probability, effect }: Factors) {
  return exposure && probability && effect ? { exposure, probability, effect } : null;
}

function firstDraft({ recess }: Props["placement"]): RecessDraft {
  const { exposure = null, probability = null, effect = null, note } = recess ?? {};
  return { exposure, probability, effect, note: note ?? "" };
}

function useSave({ product, workplace }: Props["placement"], onSaved: () => void) {
  const router = useRouter();
  const tell = useSignedNotice();
  const at = { productId: product.id, workplaceId: workplace.id };
  return useStoppable(
    ({ signing, ...body }: Parameters<typeof writeAssessment>[2] & { signing: Signing }, accepted) =>
      writeAssessment(at, "recess", body, signing, accepted),
    {
      stale: [["assessments"]],
      onDone: (answer) => {
        onSaved();
        tell(answer);
        router.push(`/assessments/${product.id}/${workplace.id}`);
        router.refresh();
      },
    },
  );
}
