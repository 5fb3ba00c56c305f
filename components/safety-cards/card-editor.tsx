"use client";

import { Alert, Anchor, Button, Grid, Group, Select, Stack, Text, TextInput, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { HazardsWarning } from "@/components/hazards-warning";
import { Link } from "@/components/link";
import { type MadeFile, madeFile } from "@/components/made-file";
import { type Acceptance, stoppedSheets } from "@/components/open-values/stop";
import { StoppedNotice } from "@/components/open-values/stopped-notice";
import { PdfPreview } from "@/components/pdf-preview";
import { printFile } from "@/components/print-file";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { saveFile } from "@/components/save-file";
import { useKeptChoice } from "@/components/use-kept-choice";
import { useLanguageName } from "@/components/use-language-name";
import { useWrite } from "@/components/use-write";
import { cardLanguages } from "@/lib/printing/layout/languages";
import type { getSafetyCardBlanks } from "@/lib/printing/made/operations";
import type { CardBlankResource } from "@/lib/printing/made/schema";
import { CardApproval } from "./card-approval";
import type { CardChoice, CardEntries, CardOf } from "./card-choice";

type Blank = z.output<typeof CardBlankResource>;

export type CardProfileChoice = { id: string; name: string; isDefault: boolean };
type Props = {
  /** Null while it is not chosen yet. */
  of: CardOf | null;
  profiles: CardProfileChoice[];
  firstChoice: CardChoice;
  entries: CardEntries;
  onEnter: (part: CardEntries) => void;
  /** Where the card is for, unless one chooses otherwise. */
  workplaceId?: string;
  /** What else is to be chosen. */
  children?: ReactNode;
};

/** A safety card as it will be printed, beside its profile, language, and what is to be filled in. */
export function CardEditor({ of, profiles, firstChoice, entries, onEnter, workplaceId, children }: Props) {
  const made = useTranslations("made");
  const [choice, change] = useKeptChoice("safety-card", firstChoice);
  const profile =
    profiles.find(({ id }) => id === choice.profileId) ?? profiles.find(({ isDefault }) => isDefault) ?? null;
  const draft = { ...of, language: choice.language, profile_id: profile?.id ?? null };
  const [filled] = useDebouncedValue(entries, 400);
  const [accepted, setAccepted] = useState<Acceptance | null>(null);
  const blanks = useQuery({
    queryKey: ["card-blanks", draft],
    queryFn: ({ signal }) =>
      callApi<typeof getSafetyCardBlanks>("/v1/safety-card-drafts/blanks", {
        method: "POST",
        body: draft,
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: of !== null,
  });
  const card = useQuery({
    queryKey: ["card", draft, filled, accepted],
    queryFn: ({ signal }) =>
      madeFile("/v1/safety-card-drafts", { body: { ...draft, filled, ...accepted }, signal }),
    placeholderData: keepPreviousData,
    enabled: of !== null,
    retry: false,
    gcTime: 30_000,
  });
  const save = useWrite(
    (format: "pdf" | "word") =>
      saveFile("/v1/safety-card-drafts", { ...draft, filled: entries, format, ...accepted }),
    { stale: [] },
  );
  const isReady = card.data !== undefined && !card.isPlaceholderData;
  const stopped = stoppedSheets(card.error);

  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 5, xl: 4 }}>
        <Stack>
          {children}
          <CardSource choice={choice} profileId={profile?.id ?? null} profiles={profiles} onChange={change} />
          <BlankFields
            blanks={blanks.data?.data ?? []}
            entries={entries}
            onEnter={onEnter}
            areKept={of?.group === null}
          />
          {of && (
            <CardApproval
              of={of}
              language={choice.language}
              profileId={profile?.id ?? null}
              filled={entries}
              firstWorkplaceId={workplaceId}
            />
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7, xl: 8 }}>
        <Stack pos={{ lg: "sticky" }} top={72}>
          <Group>
            <Button disabled={!isReady} onClick={() => card.data && printFile(card.data.file, made("print"))}>
              {made("print")}
            </Button>
            <Button
              variant="default"
              disabled={!isReady}
              loading={save.isPending}
              onClick={() => save.mutate("pdf")}
            >
              {made("downloadPdf")}
            </Button>
            <Button
              variant="default"
              disabled={!isReady}
              loading={save.isPending}
              onClick={() => save.mutate("word")}
            >
              {made("downloadWord")}
            </Button>
          </Group>
          {stopped.length > 0 && <StoppedNotice sheets={stopped} onAccept={setAccepted} />}
          {card.error && stopped.length === 0 && (
            <ProblemAlert error={card.error} onRetry={() => void card.refetch()} />
          )}
          <CardWarnings warnings={card.data?.warnings ?? []} />
          {of && stopped.length === 0 && (
            <PdfPreview file={card.data?.file} label={made("preview")} isBusy={card.isFetching} />
          )}
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

function CardWarnings({ warnings }: { warnings: MadeFile["warnings"] }) {
  const t = useTranslations("groupCard");
  const differing = warnings.filter(({ code }) => code === "group_differs").map(({ subject }) => subject);
  const hazards = warnings.flatMap(({ code }) =>
    code === "hazards_unknown" ? "unknown" : code === "hazards_doubtful" ? "doubtful" : [],
  );
  return (
    <>
      {[...new Set(hazards)].map((state) => (
        <HazardsWarning key={state} hazards={state} />
      ))}
      {differing.length > 0 && (
        <Alert color="yellow" role="alert">
          {t("differs", { names: differing.join(", ") })}
        </Alert>
      )}
    </>
  );
}

type SourceProps = Pick<Props, "profiles"> & {
  choice: CardChoice;
  profileId: string | null;
  onChange: (part: Partial<CardChoice>) => void;
};

function CardSource({ choice, profileId, profiles, onChange }: SourceProps) {
  const t = useTranslations("safetyCard");
  const made = useTranslations("made");
  const languageName = useLanguageName();
  const { canAdminister } = useRights();
  return (
    <>
      <Stack gap={4}>
        <Select
          label={t("profile")}
          value={profileId}
          allowDeselect={false}
          data={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onChange({ profileId: id })}
        />
        {canAdminister && (
          <Anchor component={Link} href="/settings/safety-cards" size="sm">
            {t("editProfiles")}
          </Anchor>
        )}
      </Stack>
      <Select
        label={made("language")}
        value={choice.language}
        allowDeselect={false}
        data={cardLanguages.map((code) => ({ value: code, label: languageName(code) }))}
        onChange={(code) =>
          onChange({ language: cardLanguages.find((language) => language === code) ?? "en" })
        }
      />
    </>
  );
}

type BlankProps = {
  blanks: Blank[];
  entries: CardEntries;
  onEnter: (part: CardEntries) => void;
  areKept: boolean;
};

/** The card's blanks under the headings that they stand under. */
function BlankFields({ blanks, entries, onEnter, areKept }: BlankProps) {
  const t = useTranslations("safetyCard");
  const headings = [...new Set(blanks.map(({ heading }) => heading))];
  if (blanks.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-label={t("fillIn")}>
      <Title order={2} size="h4">
        {t("fillIn")}
      </Title>
      <Text size="sm" c="dimmed">
        {t("fillInHint")} {areKept && t("kept")}
      </Text>
      {headings.map((heading) => (
        <Stack key={heading ?? ""} gap={4}>
          <Title order={3} size="h6" mt="xs">
            {heading ?? t("head")}
          </Title>
          {blanks
            .filter((blank) => blank.heading === heading)
            .map(({ key, label }) => (
              <TextInput
                key={key}
                size="sm"
                label={label ?? t("text")}
                maxLength={500}
                value={entries[key] ?? ""}
                onChange={(event) => onEnter({ [key]: event.currentTarget.value })}
              />
            ))}
        </Stack>
      ))}
    </Stack>
  );
}
