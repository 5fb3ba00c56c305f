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
import { DateField } from "@/components/date-field";
import { flowDirections, labelKinds, pagesOfKind } from "@/lib/printing/layout/label/label-kinds";
import { type Batch, choiceOfKind, type LabelChoice, pageName, sizeRange } from "./label-choice";
import { LabelLanguages } from "./label-languages";
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
  const sizes = [...pagesOfKind[choice.kind], "own"] as const;
  return (
    <Stack>
      <KindFields choice={choice} onChange={onChange} />
      <Fieldset legend={t("size")} variant="unstyled">
        <Stack gap="xs">
          <SegmentedControl
            fullWidth
            aria-label={t("size")}
            value={choice.size}
            onChange={(value) => onChange({ size: sizes.find((size) => size === value) ?? "own" })}
            data={sizes.map((size) => ({
              value: size,
              label: size === "own" ? t("ownSize") : pageName(size),
            }))}
          />
          {choice.size === "own" && <OwnSize choice={choice} onChange={onChange} />}
        </Stack>
      </Fieldset>
      <LabelLanguages choice={choice} onChange={onChange} />
      <Fieldset legend={t("shown")}>
        <Stack gap="xs">
          <Checkbox
            label={t("hazardStatements")}
            checked={choice.hazardStatements}
            onChange={(event) => onChange({ hazardStatements: event.currentTarget.checked })}
          />
          {choice.kind === "supply" && (
            <Checkbox
              label={t("precautionaryStatements")}
              checked={choice.precautionaryStatements}
              onChange={(event) => onChange({ precautionaryStatements: event.currentTarget.checked })}
            />
          )}
          <Checkbox
            label={t("qr")}
            checked={choice.qr}
            onChange={(event) => onChange({ qr: event.currentTarget.checked })}
          />
          <DateField
            label={t("expiryDate")}
            value={batch.expiryDate}
            onChange={(expiryDate) => onBatch({ ...batch, expiryDate })}
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

/** What the label is for, and where a pipe's content flows to. */
function KindFields({ choice, onChange }: Pick<Props, "choice" | "onChange">) {
  const t = useTranslations("labels");
  return (
    <>
      <Select
        label={t("kind")}
        description={choice.kind === "supply" ? null : t("kindHint")}
        value={choice.kind}
        allowDeselect={false}
        data={labelKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onChange={(value) =>
          onChange(choiceOfKind(labelKinds.find((kind) => kind === value) ?? "supply", choice))
        }
      />
      {choice.kind === "pipe" && (
        <Fieldset legend={t("flow")} variant="unstyled">
          <SegmentedControl
            fullWidth
            aria-label={t("flow")}
            value={choice.flow}
            onChange={(value) => onChange({ flow: value === "left" ? "left" : "right" })}
            data={flowDirections.map((flow) => ({ value: flow, label: t(`flows.${flow}`) }))}
          />
        </Fieldset>
      )}
    </>
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
