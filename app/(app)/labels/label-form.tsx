"use client";

import {
  Accordion,
  Checkbox,
  Fieldset,
  Group,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  Textarea,
  TextInput,
} from "@mantine/core";
import { useTranslations } from "next-intl";
import { useLanguageName } from "@/components/use-language-name";
import { labelLanguages } from "@/lib/printing/layout/languages";
import { type Batch, type LabelChoice, paperSizes, sizeRange } from "./label-choice";
import { LabelMore } from "./label-more";

type Props = {
  choice: LabelChoice;
  onChange: (part: Partial<LabelChoice>) => void;
  batch: Batch;
  onBatch: (batch: Batch) => void;
};

/** Size, language and content of labels. */
export function LabelForm({ choice, onChange, batch, onBatch }: Props) {
  const t = useTranslations("labels");
  const made = useTranslations("made");
  const languageName = useLanguageName();
  const sizes = [...paperSizes, "own"] as const;
  return (
    <Stack>
      <Fieldset legend={t("size")} variant="unstyled">
        <Stack gap="xs">
          <SegmentedControl
            fullWidth
            aria-label={t("size")}
            value={choice.size}
            onChange={(value) => onChange({ size: sizes.find((size) => size === value) ?? "A6" })}
            data={sizes.map((size) => ({ value: size, label: size === "own" ? t("ownSize") : size }))}
          />
          {choice.size === "own" && <OwnSize choice={choice} onChange={onChange} />}
        </Stack>
      </Fieldset>
      <Select
        label={made("language")}
        value={choice.language}
        allowDeselect={false}
        data={labelLanguages.map((code) => ({ value: code, label: languageName(code) }))}
        onChange={(code) =>
          onChange({ language: labelLanguages.find((language) => language === code) ?? "en" })
        }
      />
      <Fieldset legend={t("shown")}>
        <Stack gap="xs">
          <Checkbox
            label={t("hazardStatements")}
            checked={choice.hazardStatements}
            onChange={(event) => onChange({ hazardStatements: event.currentTarget.checked })}
          />
          <Checkbox
            label={t("precautionaryStatements")}
            checked={choice.precautionaryStatements}
            onChange={(event) => onChange({ precautionaryStatements: event.currentTarget.checked })}
          />
          <Checkbox
            label={t("qr")}
            checked={choice.qr}
            onChange={(event) => onChange({ qr: event.currentTarget.checked })}
          />
          <TextInput
            type="date"
            label={t("expiryDate")}
            value={batch.expiryDate}
            onChange={(event) => onBatch({ ...batch, expiryDate: event.currentTarget.value })}
          />
          <TextInput
            label={t("nominalQuantity")}
            description={t("nominalQuantityHint")}
            maxLength={60}
            value={batch.nominalQuantity}
            onChange={(event) => onBatch({ ...batch, nominalQuantity: event.currentTarget.value })}
          />
          <Textarea
            label={t("additionalInfo")}
            maxLength={500}
            autosize
            minRows={1}
            value={batch.additionalInfo}
            onChange={(event) => onBatch({ ...batch, additionalInfo: event.currentTarget.value })}
          />
        </Stack>
      </Fieldset>
      <Accordion variant="contained" order={2}>
        <Accordion.Item value="more">
          <Accordion.Control>{t("more")}</Accordion.Control>
          <Accordion.Panel>
            <LabelMore choice={choice} onChange={onChange} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}

function OwnSize({ choice, onChange }: Pick<Props, "choice" | "onChange">) {
  const t = useTranslations("labels");
  const { least, most } = sizeRange;
  return (
    <Group grow>
      {(["width", "height"] as const).map((side) => (
        <NumberInput
          key={side}
          label={t(side)}
          description={t("between", { least, most })}
          min={least}
          max={most}
          decimalScale={1}
          value={choice[side]}
          onChange={(value) =>
            typeof value === "number" && value >= least && value <= most && onChange({ [side]: value })
          }
        />
      ))}
    </Group>
  );
}
