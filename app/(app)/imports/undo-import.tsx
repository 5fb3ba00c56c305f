"use client";

import { Alert, Anchor, Button, List, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiProblem, callApi } from "@/components/api";
import { Dialog, DialogButtons } from "@/components/dialog";
import { Link } from "@/components/link";
import { showNotice } from "@/components/notices/notices";
import { useWrite } from "@/components/use-write";
import type { undoImport } from "@/lib/library/imports/operations";
import { type Hindrances, isPrevention, type PastImport } from "./import-answers";
import { staleAfterImport } from "./use-apply";

/** Asks, takes an import back, or says what has been used or changed since. */
export function UndoImport({ item }: { item: PastImport }) {
  const t = useTranslations("imports");
  const [isAsking, setIsAsking] = useState(false);
  const [prevented, setPrevented] = useState<Hindrances | null>(null);
  const undo = useWrite(
    () =>
      callApi<typeof undoImport>(`/v1/imports/${item.id}/undo`, { method: "POST", body: {} }).catch(
        hindrancesOf,
      ),
    {
      stale: staleAfterImport,
      onDone: (answer) => {
        if ("prevented_by" in answer) return setPrevented(answer);
        setIsAsking(false);
        showNotice({ message: t("undone", { name: item.file_name }) });
      },
    },
  );
  function close() {
    setIsAsking(false);
    setPrevented(null);
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        onClick={() => setIsAsking(true)}
        aria-label={t("undoOf", { name: item.file_name })}
      >
        {t("undo")}
      </Button>
      {isAsking && (
        <Dialog onClose={close} title={t("undoTitle", { name: item.file_name })}>
          <Stack>
            {prevented ? <HindranceList prevented={prevented} /> : <Text size="sm">{t("undoLead")}</Text>}
            <DialogButtons isCancelFirst cancel={prevented ? t("close") : undefined} onCancel={close}>
              {!prevented && (
                <Button color="red" loading={undo.isPending} onClick={() => undo.mutate(undefined)}>
                  {t("undo")}
                </Button>
              )}
            </DialogButtons>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function HindranceList({ prevented }: { prevented: Hindrances }) {
  const t = useTranslations("imports");
  const hidden = prevented.prevented_count - prevented.prevented_by.length;
  return (
    <Stack gap="xs">
      <Alert color="yellow" role="alert" title={t("prevented")}>
        {t("preventedLead")}
      </Alert>
      <List size="sm">
        {prevented.prevented_by.map(({ kind, id, name, reason }) => (
          <List.Item key={`${kind} ${id} ${reason}`}>
            {kind === "line" ? (
              name
            ) : (
              <Anchor component={Link} href={`/${kind}s/${id}`} size="sm">
                {name}
              </Anchor>
            )}{" "}
            {t(`reasons.${reason}`)}
          </List.Item>
        ))}
      </List>
      {hidden > 0 && <Text size="sm">{t("moreFaults", { count: hidden })}</Text>}
    </Stack>
  );
}

/** The refusal is the answer when it lists what stands against undoing. */
function hindrancesOf(error: unknown): Hindrances {
  if (error instanceof ApiProblem && isPrevention(error.body)) return error.body;
  throw error;
}
