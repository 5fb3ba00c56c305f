"use client";

import { Checkbox, CloseButton, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { AskFirst } from "@/components/ask-first";
import { useWrite } from "@/components/use-write";
import type { listApiKeys } from "@/lib/access/keys/operations";
import type { removeMember } from "@/lib/access/members/operations";
import type { Member } from "@/lib/access/members/schema";

type Person = z.output<typeof Member>;

/** Takes a person out of the team after a question, and if wished their keys with them. */
export function RemoveMember({ member }: { member: Person }) {
  const t = useTranslations("settings");
  const [isAsking, asking] = useDisclosure(false);
  const name = member.name ?? member.email;
  return (
    <>
      <CloseButton aria-label={t("removePerson", { name })} onClick={asking.open} />
      {isAsking && <Ask member={member} name={name} onClose={asking.close} />}
    </>
  );
}

function Ask({ member: { id }, name, onClose }: { member: Person; name: string; onClose: () => void }) {
  const t = useTranslations("settings");
  const [endsKeys, setEndsKeys] = useState(true);
  const keys = useQuery({
    queryKey: ["api-keys"],
    queryFn: ({ signal }) => callApi<typeof listApiKeys>("/v1/api-keys", { signal }),
  });
  const theirs = keys.data?.data.filter((key) => key.created_by_id === id && !key.revoked_at).length ?? 0;
  const remove = useWrite(
    () =>
      callApi<typeof removeMember>(`/v1/members/${id}?end_keys=${theirs > 0 && endsKeys}`, {
        method: "DELETE",
      }),
    { stale: [["members"], ["api-keys"]] },
  );
  return (
    <AskFirst
      title={t("removePerson", { name })}
      act={t("remove")}
      isBusy={remove.isPending || keys.isPending}
      onClose={onClose}
      onAct={() => remove.mutate(undefined, { onSettled: onClose })}
    >
      <Stack gap="sm">
        <span>{t("removePersonLead")}</span>
        {theirs > 0 && (
          <Checkbox
            label={t("endKeys", { count: theirs })}
            checked={endsKeys}
            onChange={(event) => setEndsKeys(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </AskFirst>
  );
}
