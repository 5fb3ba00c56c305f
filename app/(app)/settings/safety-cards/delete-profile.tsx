"use client";

import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { useWrite } from "@/components/use-write";
import type { deleteSafetyCardProfile } from "@/lib/safety-card-profiles/operations";
import type { Profile } from "./profiles-screen";

/** Deletes a profile after a question. */
export function DeleteProfile({ profile }: { profile: Profile }) {
  const t = useTranslations("cardProfiles");
  const [isAsking, asking] = useDisclosure(false);
  const remove = useWrite(
    () =>
      callApi<typeof deleteSafetyCardProfile>(`/v1/safety-card-profiles/${profile.id}`, {
        method: "DELETE",
      }),
    { stale: [["card-profiles"]], onDone: asking.close },
  );
  return (
    <>
      <Button variant="subtle" color="red" onClick={asking.open}>
        {t("delete")}
      </Button>
      <Modal opened={isAsking} onClose={asking.close} title={t("delete")}>
        <Stack>
          <Text size="sm">{t("deleteSure", { name: profile.name })}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={asking.close}>
              {t("cancel")}
            </Button>
            <Button color="red" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
              {t("delete")}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
