"use client";

import { Checkbox, Group, NumberInput, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useFormatter, useTranslations } from "next-intl";
import { Choice } from "@/components/assessments/choice";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import type { Hazards } from "@/lib/assessments/emkg/model";
import { MoreDetails } from "./more-details";

type Props = {
  hazards: Hazards;
  answers: EmkgAnswers;
  onChange: (change: Partial<EmkgAnswers>) => void;
  stock: number;
};

const units = { liquid: ["mL", "L", "m3"], solid: ["g", "kg", "t"], gas: ["g", "kg", "L", "m3"] } as const;
const ventilations = ["insufficient", "general", "local exhaust", "closed"] as const;
const dusts = ["low", "medium", "high"] as const;
const forms = ["liquid", "solid", "gas"] as const;

/** What is done with how much of it, how warm, and how the air is kept clean. */
export function WorkStep({ hazards, answers, onChange, stock }: Props) {
  const t = useTranslations("assessments");
  const format = useFormatter();
  const form = answers.physical_form;
  const changeForm = (chosen: EmkgAnswers["physical_form"]) =>
    onChange({ physical_form: chosen, amount_unit: units[chosen][1] });
  return (
    <Stack>
      <TextInput
        label={t("task")}
        placeholder={t("taskHint")}
        maxLength={200}
        value={answers.task ?? ""}
        onChange={(event) => onChange({ task: event.currentTarget.value.trimStart() || null })}
      />
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <NumberInput
          label={t("amount")}
          description={stock > 0 ? t("inStock", { amount: format.number(stock) }) : t("noStock")}
          min={0}
          max={1_000_000_000}
          flex={1}
          value={answers.amount_value}
          onChange={(value) => typeof value === "number" && onChange({ amount_value: value })}
        />
        <Select
          label={t("unit")}
          w={90}
          allowDeselect={false}
          data={units[form].map((unit) => ({ value: unit, label: unit === "m3" ? "m³" : unit }))}
          value={answers.amount_unit}
          onChange={(value) => onChange({ amount_unit: value as EmkgAnswers["amount_unit"] })}
        />
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Choice
          label={t("form")}
          value={form}
          options={forms.map((value) => ({ value, label: t(`forms.${value}`) }))}
          onChange={changeForm}
        />
        <Choice
          label={t("ventilation")}
          value={answers.ventilation}
          options={ventilations.map((value) => ({ value, label: t(`ventilations.${value}`) }))}
          onChange={(ventilation) => onChange({ ventilation })}
        />
      </SimpleGrid>
      {form === "solid" && (
        <Choice
          label={t("dustiness")}
          value={answers.dustiness ?? null}
          options={dusts.map((value) => ({ value, label: t(`dust.${value}`) }))}
          onChange={(dustiness) => onChange({ dustiness })}
        />
      )}
      {form === "liquid" && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NumberInput
            label={t("temperature")}
            min={-273}
            max={3000}
            value={answers.process_temperature_c ?? 20}
            onChange={(value) => typeof value === "number" && onChange({ process_temperature_c: value })}
          />
          <Checkbox
            mt={{ base: 0, xs: 30 }}
            label={t("spraying")}
            checked={answers.spraying ?? false}
            onChange={(event) => onChange({ spraying: event.currentTarget.checked })}
          />
        </SimpleGrid>
      )}
      <MoreDetails hazards={hazards} answers={answers} onChange={onChange} />
    </Stack>
  );
}
