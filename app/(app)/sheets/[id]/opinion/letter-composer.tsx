"use client";

import {
  Button,
  Checkbox,
  Group,
  Paper,
  Select,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { useTranslations } from "next-intl";
import { LinkAnchor } from "@/components/link-anchor";
import { ProblemAlert } from "@/components/problem-alert";
import { useLanguageName } from "@/components/use-language-name";
import { languages, type ScreenLanguage } from "@/i18n/languages";
import { type AskedFinding, nameOf, useKeepLetter, useLetterDraft, type Words } from "./use-letter-draft";

type Props = { sheetId: string; findings: AskedFinding[]; onEnd: () => void };

/** A letter to the supplier: what to ask about, in which language, and the words, which a person may change. */
export function LetterComposer({ sheetId, findings, onEnd }: Props) {
  const t = useTranslations("letters");
  const asked = findings.filter(({ question }) => question !== null);
  const letter = useLetterDraft(sheetId, asked);
  const keep = useKeepLetter(sheetId, letter, onEnd);
  const { draft, words } = letter;
  if (asked.length === 0)
    return (
      <Text>
        {t("nothing")}{" "}
        <LinkAnchor href={`/sheets/${sheetId}/review`} underline="always">
          {t("toReview")}
        </LinkAnchor>
      </Text>
    );
  const isReady =
    draft.isSuccess && !draft.isFetching && letter.chosen.length > 0 && words.text.trim() !== "";
  return (
    <Paper withBorder p="md" component="section" aria-label={t("write")}>
      <Stack>
        <LanguageChoice value={letter.language} onChange={letter.chooseLanguage} />
        <Checkbox.Group label={t("points")} value={letter.chosen} onChange={letter.choose}>
          <Stack gap="xs" mt="xs">
            {asked.map((finding) => (
              <Checkbox key={nameOf(finding)} value={nameOf(finding)} label={finding.question} />
            ))}
          </Stack>
        </Checkbox.Group>
        {draft.isError && <ProblemAlert error={draft.error} onRetry={() => void draft.refetch()} />}
        {draft.isLoading && <Skeleton h={200} />}
        {draft.data && <WordFields words={words} onChange={letter.change} />}
        <Group gap="sm">
          <Button
            size="xs"
            loading={keep.isPending}
            disabled={!isReady}
            onClick={() => keep.mutate(undefined)}
          >
            {t("keep")}
          </Button>
          <Button size="xs" variant="default" onClick={onEnd}>
            {t("cancel")}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

type LanguageProps = { value: ScreenLanguage | null; onChange: (language: ScreenLanguage) => void };

function LanguageChoice({ value, onChange }: LanguageProps) {
  const t = useTranslations("letters");
  const nameOfLanguage = useLanguageName();
  return (
    <Select
      label={t("language")}
      data={languages.map((code) => ({ value: code, label: nameOfLanguage(code) }))}
      value={value}
      onChange={(next) => {
        const known = languages.find((code) => code === next);
        if (known) onChange(known);
      }}
      allowDeselect={false}
      maw={240}
    />
  );
}

type WordProps = { words: Words; onChange: (changed: Partial<Words>) => void };

function WordFields({ words, onChange }: WordProps) {
  const t = useTranslations("letters");
  return (
    <>
      <Group grow align="flex-start">
        <TextInput
          label={t("recipient")}
          maxLength={300}
          value={words.recipient}
          onChange={(event) => onChange({ recipient: event.currentTarget.value })}
        />
        <TextInput
          label={t("email")}
          type="email"
          maxLength={320}
          value={words.recipient_email}
          onChange={(event) => onChange({ recipient_email: event.currentTarget.value })}
        />
      </Group>
      <TextInput
        label={t("subject")}
        maxLength={300}
        value={words.subject}
        onChange={(event) => onChange({ subject: event.currentTarget.value })}
      />
      <Textarea
        label={t("text")}
        autosize
        minRows={12}
        maxLength={20_000}
        value={words.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
    </>
  );
}
