"use client";

import { Button, Checkbox, Stack, Text, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ApiProblem } from "@/components/api";
import { Dialog, DialogButtons } from "@/components/dialog";
import { useRights } from "@/components/rights";
import type { View } from "./use-saved-views";

type Fields = { name: string; shared: boolean };
type Props = { view: View | null; onClose: () => void; onSave: (fields: Fields) => Promise<void> };

/** Names a view, and shares it where the person may. */
export function ViewDialog({ view, onClose, onSave }: Props) {
  const t = useTranslations("views");
  const { canWrite } = useRights();
  const [name, setName] = useState(view?.name ?? "");
  const [shared, setShared] = useState(view?.shared ?? false);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    await onSave({ name: name.trim(), shared }).catch((error: unknown) => {
      setFault(error instanceof ApiProblem ? (error.errors[0]?.message ?? error.message) : null);
      setIsBusy(false);
    });
  }

  return (
    <Dialog onClose={onClose} title={view ? t("titleEdit") : t("titleNew")}>
      <form onSubmit={submit}>
        <Stack>
          {!view && <Text size="sm">{t("lead")}</Text>}
          <TextInput
            label={t("name")}
            required
            maxLength={80}
            data-autofocus
            value={name}
            error={fault}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {canWrite && (
            <Checkbox
              label={t("share")}
              checked={shared}
              onChange={(event) => setShared(event.currentTarget.checked)}
            />
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isBusy} disabled={!name.trim()}>
              {t("save")}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
