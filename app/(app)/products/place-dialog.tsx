"use client";

import { Button, Select, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Dialog, DialogButtons } from "@/components/dialog";
import { askToLeave } from "@/components/leaving/leaving";
import { useWorkplaces } from "@/components/use-workplaces";

type Props = {
  onClose: () => void;
  onPlace: (workplaceId: string) => void;
  isPending?: boolean;
  /** What else is asked. */
  children?: ReactNode;
};

/** Asks at which workplace. */
export function PlaceDialog({ onClose, onPlace, isPending, children }: Props) {
  const t = useTranslations("products");
  const workplaces = useWorkplaces().data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Dialog onClose={() => askToLeave(onClose)} title={t("placeTitle")} size="lg">
      <Stack>
        {workplaces.length === 0 && <Text size="sm">{t("noWorkplaces")}</Text>}
        <Select
          label={t("workplace")}
          searchable
          data-autofocus
          data={workplaces.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
        {children}
        <DialogButtons onCancel={onClose}>
          <Button disabled={!chosen} loading={isPending} onClick={() => chosen && onPlace(chosen)}>
            {t("placeHere")}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
