"use client";

import { Button, Group, Stack, Text } from "@mantine/core";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { LightSearch, LightTick } from "@/components/light-fields/light-fields";
import { isPictogram, PictogramSign } from "@/components/pictograms";
import { useStatements } from "@/components/statements";
import { useColon } from "@/i18n/use-colon";
import type { FacetOption, FacetValue } from "./facet-values";
import { useLabels } from "./use-labels";

type Props = {
  field: string;
  options: FacetOption[];
  chosen: FacetValue[];
  onChange: (chosen: FacetValue[]) => void;
};

/** Values shown before one asks for more. */
const few = 8;
/** So many values are taken at once. */
const mostAtOnce = 100;
/** From here on a list has a search of its own. */
const many = 12;
const most = 200;

export function FacetChoice({ field, options, chosen, onChange }: Props) {
  const t = useTranslations("products");
  const colon = useColon();
  const { columnLabel, valueLabel } = useLabels();
  const [isWhole, setIsWhole] = useState(false);
  const [search, setSearch] = useState("");
  const statements = useStatements();
  const wording = (code: FacetValue) => (field === "h_codes" && statements[String(code)]) || "";
  const named = options.map((option) => ({
    ...option,
    label: [option.name ?? valueLabel(field, option.value), wording(option.value)].filter(Boolean).join(" "),
  }));
  const fitting = named.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
  const shown = isWhole || search ? fitting.slice(0, most) : fitting.slice(0, few);
  const canChooseAll = fitting.length > 1 && fitting.length <= mostAtOnce;
  const isAllChosen = fitting.every(({ value }) => chosen.includes(value));
  const chooseAll = () => {
    const others = chosen.filter((value) => !fitting.some((option) => option.value === value));
    onChange(isAllChosen ? others : [...others, ...fitting.map(({ value }) => value)]);
  };
  // In the order of the values, so that an address stays the same whichever was ticked first.
  const tick = (one: FacetValue, isTicked: boolean) =>
    onChange(
      options.flatMap(({ value }) => ((value === one ? isTicked : chosen.includes(value)) ? [value] : [])),
    );
  const chooseAllText = isAllChosen ? t("chooseNoneOf") : t("chooseAllOf", { count: fitting.length });
  const hidden = named.filter(({ value }) => chosen.includes(value) && !shown.some((s) => s.value === value));
  return (
    <Stack gap={4}>
      {options.length > many && (
        <LightSearch
          isSmall
          label={t("searchIn", { name: columnLabel(field) })}
          value={search}
          onChange={setSearch}
        />
      )}
      {canChooseAll && (
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={chooseAll}
          aria-label={`${columnLabel(field)}${colon} ${chooseAllText}`}
          style={{ alignSelf: "start" }}
        >
          {chooseAllText}
        </Button>
      )}
      <Stack gap={2} role="group" aria-label={columnLabel(field)}>
        {[...hidden, ...shown].map((option) => (
          <FacetBox
            key={String(option.value)}
            field={field}
            isTicked={chosen.includes(option.value)}
            onTick={(isTicked) => tick(option.value, isTicked)}
            {...option}
          />
        ))}
      </Stack>
      {!search && fitting.length > few && (
        <Button size="compact-xs" variant="subtle" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t("fewer") : t("more", { count: fitting.length - few })}
        </Button>
      )}
    </Stack>
  );
}

type BoxProps = {
  field: string;
  value: FacetValue;
  label: string;
  count: number;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

function FacetBox({ field, value, label, count, isTicked, onTick }: BoxProps) {
  const format = useFormatter();
  const hasSign = field === "pictograms" && isPictogram(String(value));
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" mih={26} opacity={count ? 1 : 0.6}>
      <LightTick isTicked={isTicked} onTick={onTick}>
        {hasSign && <PictogramSign code={String(value)} name="" size={24} />}
        <span>{label}</span>
      </LightTick>
      <Text size="xs" c="dimmed">
        {format.number(count)}
      </Text>
    </Group>
  );
}
