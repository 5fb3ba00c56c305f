"use client";

import { Button, Group, Modal, Select, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
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
    <Modal
      opened
      onClose={() => askToLeave(onClose)}
      title={t("placeTitle")}
      size="lg"
      closeButtonProps={{ "aria-label": t("cancel") }}
    >
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button disabled={!chosen} loading={isPending} onClick={() => chosen && onPlace(chosen)}>
            {t("placeHere")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
