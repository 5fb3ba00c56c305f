"use client";

import { Button, Grid, Group, Stack, Stepper, Title } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import type { z } from "zod";
import { LevelPanel } from "@/components/assessments/level-panel";
import { useSignedNotice } from "@/components/assessments/use-signed-notice";
import { type Signing, writeAssessment } from "@/components/assessments/write-assessment";
import { DraftOfBefore } from "@/components/draft-of-before";
import { useStoppable } from "@/components/open-values/use-stoppable";
import { type KeptDraft, useKeptDraft } from "@/components/use-kept-draft";
import { useColon } from "@/i18n/use-colon";
import type { AssessedSheet } from "@/lib/assessments/assessed-sheet";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import { controlLevels } from "@/lib/assessments/emkg/control-levels";
import { withFittingLimit } from "@/lib/assessments/emkg/limits";
import { hazardsIn } from "@/lib/assessments/hazards-in";
import { suggestedAnswers } from "@/lib/assessments/suggested-answers";
import type { PlacementDetail } from "@/lib/assessments/views/schema";
import { withCurrentSheet } from "@/lib/assessments/with-current-sheet";
import { SheetBox } from "../sheet-box";
import { LevelBar } from "./level-bar";
import { ResultStep } from "./result-step";
import { SkinStep } from "./skin-step";
import classes from "./stepper.module.css";
import { WorkStep } from "./work-step";

export type EmkgDraft = { answers: EmkgAnswers; note: string };
type Props = {
  placement: z.output<typeof PlacementDetail>;
  sheet: AssessedSheet;
  kept: KeptDraft<EmkgDraft>;
};

const steps = ["work", "skin", "result"] as const;
const stepInAddress = parseAsStringLiteral(steps).withDefault("work").withOptions({ history: "push" });
const matrices = { work: ["inhalation", "fire_explosion"], skin: ["skin"], result: [] } as const;

/** Asks about the work in three steps and shows at every answer what follows from it. */
export function EmkgWizard({ placement, sheet, kept }: Props) {
  const t = useTranslations("assessments");
  const colon = useColon();
  const [name, setName] = useQueryState("step", stepInAddress);
  const step = steps.indexOf(name);
  const setStep = (next: number) => void setName(steps[next] ?? name);
  const entered = useKeptDraft(kept, {
    answers: firstAnswers(placement, sheet),
    note: placement.emkg?.note ?? "",
  });
  const { answers, note } = entered.draft;
  const save = useSave(placement, entered.forget);
  const hazards = hazardsIn(sheet);
  const levels = controlLevels(hazards, answers);
  const change = (more: Partial<EmkgAnswers>) => entered.change({ answers: { ...answers, ...more } });
  const submit = (signing: Signing) =>
    // What was answered before a limit was refused, or before the form became another, is not sent.
    save.mutate({ answers: withFittingLimit(hazards, answers), note: note.trim() || null, signing });
  const { inhalation, skin, fire_explosion } = levels.drivers;
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack>
          {entered.isOfBefore && <DraftOfBefore onAgain={entered.beginAgain} />}
          <SheetBox
            sheet={sheet}
            doubts={placement.doubts}
            deciding={[...inhalation, ...skin, ...fire_explosion]}
          />
          <Stepper
            active={step}
            onStepClick={setStep}
            size="sm"
            wrap={false}
            classNames={{ steps: classes.steps, separator: classes.separator, stepIcon: classes.icon }}
          >
            {steps.map((each) => (
              <Stepper.Step key={each} label={t(`step.${each}`)} />
            ))}
          </Stepper>
          <Title order={2} size="h4">
            {t("stepOf", { step: step + 1 })}
            {colon} {t(`step.${name}`)}
          </Title>
          {name === "work" && (
            <WorkStep hazards={hazards} answers={answers} onChange={change} stock={placement.stock.amount} />
          )}
          {name === "skin" && <SkinStep answers={answers} onChange={change} codes={sheet.h_codes} />}
          {name === "result" && (
            <ResultStep
              hazards={hazards}
              answers={answers}
              note={note}
              onNote={(text) => entered.change({ note: text })}
              onAnswers={(next) => entered.change({ answers: next })}
              isSaving={save.isPending}
              onSave={submit}
            />
          )}
          <Group justify="space-between">
            <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
              {t("back")}
            </Button>
            {step < steps.length - 1 && <Button onClick={() => setStep(step + 1)}>{t("next")}</Button>}
          </Group>
          <LevelBar levels={levels} />
          {save.dialog}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <LevelPanel
          levels={levels}
          answers={answers}
          matrices={name === "result" ? undefined : matrices[name]}
        />
      </Grid.Col>
    </Grid>
  );
}

/** What was answered last time, with what the sheet says today; else what sheet and stock suggest. */
function firstAnswers({ emkg, stock, workplace }: Props["placement"], sheet: AssessedSheet): EmkgAnswers {
  if (!emkg) return suggestedAnswers({ sheet, stock }, workplace.ventilation);
  const before = emkg.assessment_answers;
  const was = (input: string) =>
    emkg.changes.find((change) => change.input === input)?.from.map(Number)[0] ?? null;
  const stored = {
    ...sheet,
    ...(emkg.changes.some(({ input }) => input === "boiling_point_c") && {
      boiling_point_c: was("boiling_point_c"),
    }),
    ...(emkg.changes.some(({ input }) => input === "vapour_pressure_hpa") && {
      vapour_pressure_hpa: was("vapour_pressure_hpa"),
    }),
  };
  return withCurrentSheet(before, stored, sheet);
}

function useSave({ product, workplace }: Props["placement"], onSaved: () => void) {
  const router = useRouter();
  const tell = useSignedNotice();
  const at = { productId: product.id, workplaceId: workplace.id };
  type Saved = { answers: EmkgAnswers; note: string | null; signing: Signing };
  return useStoppable(
    ({ answers, note, signing }: Saved, accepted) =>
      writeAssessment(at, "emkg", { assessment_answers: answers, note }, signing, accepted),
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
