"use client";

import { Button } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { CopyOnce } from "@/components/copy-once";
import { Dialog } from "@/components/dialog";
import { useWrite } from "@/components/use-write";
import type { Member } from "@/lib/access/members/schema";
import type { createPasswordLink } from "@/lib/access/resets/operations";

/** Makes the link with which a person who forgot their password names a new one. */
export function PasswordLink({ member }: { member: z.output<typeof Member> }) {
  const t = useTranslations("settings");
  const words = useTranslations("newPassword");
  const make = useWrite(
    () => callApi<typeof createPasswordLink>(`/v1/members/${member.id}/password-link`, { method: "POST" }),
    { stale: [] },
  );
  const title = t("passwordLinkFor", { name: member.name ?? member.email });
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={title}
        loading={make.isPending}
        onClick={() => make.mutate(undefined)}
      >
        {words("title")}
      </Button>
      {make.data && (
        <Dialog onClose={make.reset} title={title}>
          <CopyOnce label={t("passwordLinkOnce")} text={make.data.data.url} />
        </Dialog>
      )}
    </>
  );
}
