"use client";

import { Checkbox, SimpleGrid, Stack } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Choice } from "@/components/assessments/choice";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";

type Props = { answers: EmkgAnswers; onChange: (change: Partial<EmkgAnswers>) => void; codes: string[] };

/** Codes whose rows hold only for what the skin takes up. */
const absorbable = /^H3(40|41|50|51|60|61)/;

/** How much skin for how long; further questions only where a code of the sheet asks for them. */
export function SkinStep({ answers, onChange, codes }: Props) {
  const t = useTranslations("assessments");
  const yesOrNo = [
    { value: "yes", label: t("yes") },
    { value: "no", label: t("no") },
  ] as const;
  return (
    <Stack>
      <Choice
        label={t("skinContact")}
        value={answers.skin_contact ? "yes" : "no"}
        options={yesOrNo}
        onChange={(value) => onChange({ skin_contact: value === "yes" })}
      />
      {answers.skin_contact && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Choice
              label={t("skinArea")}
              value={answers.skin_area ?? null}
              options={(["small", "large"] as const).map((value) => ({ value, label: t(`area.${value}`) }))}
              onChange={(skin_area) => onChange({ skin_area })}
            />
            <Choice
              label={t("skinDuration")}
              value={answers.skin_duration ?? null}
              options={(["short", "long"] as const).map((value) => ({
                value,
                label: t(`duration.${value}`),
              }))}
              onChange={(skin_duration) => onChange({ skin_duration })}
            />
          </SimpleGrid>
          {codes.some((code) => absorbable.test(code)) && (
            <Choice
              label={t("skinAbsorbed")}
              value={answers.skin_absorbed === false ? "no" : "yes"}
              options={[
                { value: "yes", label: t("absorbed.yes") },
                { value: "no", label: t("no") },
              ]}
              onChange={(value) => onChange({ skin_absorbed: value === "yes" })}
            />
          )}
          {codes.includes("H317") && (
            <Checkbox
              label={t("strongSensitiser")}
              checked={answers.strong_sensitiser ?? false}
              onChange={(event) => onChange({ strong_sensitiser: event.currentTarget.checked })}
            />
          )}
          <Checkbox
            label={t("wetWork")}
            checked={answers.wet_work ?? false}
            onChange={(event) => onChange({ wet_work: event.currentTarget.checked })}
          />
        </>
      )}
    </Stack>
  );
}
