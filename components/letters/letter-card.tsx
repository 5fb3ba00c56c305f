"use client";

import { Anchor, Badge, Button, CopyButton, Group, Paper, Stack, Text, TextInput } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { LinkAnchor } from "@/components/link-anchor";
import { useWrite } from "@/components/use-write";
import { useColon } from "@/i18n/use-colon";
import { useDates } from "@/i18n/use-dates";
import type { changeLetter } from "@/lib/holdings/letters/operations";
import type { Letter } from "@/lib/holdings/letters/schema";
import { mailAddress } from "./mail-address";

type Props = { letter: z.output<typeof Letter>; canWrite: boolean; withProduct?: boolean };

/** A letter to a supplier: what it says, how it is sent, and whether it is answered. */
export function LetterCard({ letter, canWrite, withProduct = false }: Props) {
  const t = useTranslations("letters");
  const colon = useColon();
  return (
    <Paper withBorder p="md" component="article" aria-label={letter.subject}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={600}>{letter.subject}</Text>
          <Status letter={letter} />
        </Group>
        <Text size="sm" c="dimmed">
          {[letter.recipient, letter.recipient_email, t("by", { name: letter.created_by.name })]
            .filter(Boolean)
            .join(" · ")}
        </Text>
        {withProduct && (
          <LinkAnchor href={`/sheets/${letter.document_id}/opinion`} size="sm">
            {letter.product_name}
          </LinkAnchor>
        )}
        <details>
          <summary>{t("text")}</summary>
          <Text size="sm" style={{ whiteSpace: "pre-wrap" }}>
            {letter.text}
          </Text>
        </details>
        {letter.note && (
          <Text size="sm">
            {t("note")}
            {colon} {letter.note}
          </Text>
        )}
        <Ways letter={letter} />
        {canWrite && <Closing letter={letter} />}
      </Stack>
    </Paper>
  );
}

function Status({ letter }: Pick<Props, "letter">) {
  const t = useTranslations("letters");
  const dates = useDates();
  const dayOf = (at: string) => dates.day(at);
  if (letter.status === "open")
    return (
      <Badge color="orange" variant="light">
        {t("openSince", { date: dayOf(letter.created_at) })}
      </Badge>
    );
  const key = letter.answered_by ? "answeredOn" : "byRevision";
  return (
    <Badge color="teal" variant="light">
      {t(key, { date: dayOf(letter.answered_at ?? letter.created_at) })}
    </Badge>
  );
}

/** Nothing is sent from here: a person's own mail program or paper does. */
function Ways({ letter }: Pick<Props, "letter">) {
  const t = useTranslations("letters");
  return (
    <Group gap="sm">
      <Anchor href={mailAddress(letter)} size="sm">
        {t("mail")}
      </Anchor>
      <CopyButton value={`${letter.subject}\n\n${letter.text}`}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="default" onClick={copy}>
            {copied ? t("copied") : t("copy")}
          </Button>
        )}
      </CopyButton>
      <Anchor href={`/v1/sds/${letter.document_id}/letters/${letter.id}/pdf`} size="sm">
        {t("pdf")}
      </Anchor>
    </Group>
  );
}

function Closing({ letter }: Pick<Props, "letter">) {
  const t = useTranslations("letters");
  const router = useRouter();
  const [note, setNote] = useState("");
  const isOpen = letter.status === "open";
  const change = useWrite(
    () =>
      callApi<typeof changeLetter>(`/v1/sds/${letter.document_id}/letters/${letter.id}`, {
        method: "PATCH",
        body: isOpen ? { status: "answered", note: note.trim() || null } : { status: "open" },
      }),
    { stale: [], onDone: () => router.refresh() },
  );
  // What a later revision has answered cannot be opened by hand.
  if (!isOpen && !letter.answered_by) return null;
  return (
    <Group gap="sm" align="flex-end">
      {isOpen && (
        <TextInput
          label={t("note")}
          size="xs"
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <Button size="xs" variant="default" loading={change.isPending} onClick={() => change.mutate(undefined)}>
        {t(isOpen ? "close" : "reopen")}
      </Button>
    </Group>
  );
}
