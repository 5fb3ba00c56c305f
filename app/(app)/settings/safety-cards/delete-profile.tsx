"use client";

import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { AskFirst } from "@/components/ask-first";
import { useWrite } from "@/components/use-write";
import type { deleteSafetyCardProfile } from "@/lib/printing/profiles/operations";
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
      {isAsking && (
        <AskFirst
          title={t("delete")}
          act={t("delete")}
          isBusy={remove.isPending}
          onClose={asking.close}
          onAct={() => remove.mutate(undefined)}
        >
          {t("deleteSure", { name: profile.name })}
        </AskFirst>
      )}
    </>
  );
}
