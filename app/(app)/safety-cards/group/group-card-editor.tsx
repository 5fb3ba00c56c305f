"use client";

import { Checkbox, CloseButton, Group, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CardChoice, CardEntries, CardOf } from "@/components/safety-cards/card-choice";
import { CardEditor, type CardProfileChoice } from "@/components/safety-cards/card-editor";
import { type NamedSheet, SheetPicker } from "@/components/sheet-picker";
import { mostInGroup } from "@/lib/printing/made/batch-limits";

type Props = {
  firstName: string;
  firstSheets: NamedSheet[];
  /** Sheets of the workplace's products. */
  offered: NamedSheet[];
  workplaceId: string | undefined;
  profiles: CardProfileChoice[];
  firstChoice: CardChoice;
};

/** One card for several products: which, and what they are called together; then as any card. */
export function GroupCardEditor({ firstName, firstSheets, offered, ...rest }: Props) {
  const [name, setName] = useState(firstName);
  const [sheets, setSheets] = useState(firstSheets);
  const [entries, setEntries] = useState<CardEntries>({});
  const [called] = useDebouncedValue(name.trim(), 400);
  const group = { name: called, sds_ids: sheets.map(({ id }) => id) };
  const of: CardOf | null = called && sheets.length > 1 ? { sds_id: null, group } : null;
  return (
    <CardEditor
      {...rest}
      of={of}
      entries={entries}
      onEnter={(part) => setEntries((before) => ({ ...before, ...part }))}
    >
      <GroupChoice name={name} onName={setName} sheets={sheets} onSheets={setSheets} offered={offered} />
    </CardEditor>
  );
}

type ChoiceProps = {
  name: string;
  onName: (name: string) => void;
  sheets: NamedSheet[];
  onSheets: (sheets: NamedSheet[]) => void;
  offered: NamedSheet[];
};

function GroupChoice({ name, onName, sheets, onSheets, offered }: ChoiceProps) {
  const t = useTranslations("groupCard");
  const labels = useTranslations("labels");
  const isFull = sheets.length >= mostInGroup;
  const add = (sheet: NamedSheet) => !isFull && onSheets([...sheets, sheet]);
  const remove = (id: string) => onSheets(sheets.filter((sheet) => sheet.id !== id));
  const others = sheets.filter(({ id }) => !offered.some((one) => one.id === id));
  return (
    <Stack component="section" gap="xs" aria-labelledby="group">
      <Title order={2} size="h4" id="group">
        {t("products")}
      </Title>
      <TextInput
        label={t("name")}
        description={t("nameHint")}
        maxLength={120}
        required
        value={name}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      {offered.map((sheet) => {
        const isChosen = sheets.some(({ id }) => id === sheet.id);
        return (
          <Checkbox
            key={sheet.id}
            label={sheet.name}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={() => (isChosen ? remove(sheet.id) : add(sheet))}
          />
        );
      })}
      <SheetPicker taken={sheets.map(({ id }) => id)} onPick={add} />
      {others.map(({ id, name: sheetName }) => (
        <Paper key={id} withBorder p="xs">
          <Group wrap="nowrap" gap="xs">
            <Text size="sm" flex={1} lineClamp={2}>
              {sheetName}
            </Text>
            <CloseButton aria-label={labels("remove", { name: sheetName })} onClick={() => remove(id)} />
          </Group>
        </Paper>
      ))}
      <Text size="sm" c="dimmed" role="status">
        {isFull ? t("full", { count: mostInGroup }) : sheets.length < 2 ? t("chooseTwo") : null}
      </Text>
    </Stack>
  );
}
