"use client";

import { Alert, Badge, Button, Group, Stack } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { askToLeave } from "@/components/leaving/leaving";
import { useRights } from "@/components/rights";
import { useWrite } from "@/components/use-write";
import type { createSafetyCardProfile, listSafetyCardProfiles } from "@/lib/printing/profiles/operations";
import type { SafetyCardProfileResource } from "@/lib/printing/profiles/schema";
import { ProfileEditor } from "./profile-editor";

export type Profile = z.output<typeof SafetyCardProfileResource>;
const path = "/v1/safety-card-profiles";

type Props = { first: Profile[]; sheets: { id: string; name: string }[] };

/** The team's profiles, one of them in the editor. */
export function ProfilesScreen({ first, sheets }: Props) {
  const t = useTranslations("cardProfiles");
  const { canAdminister } = useRights();
  const profiles = useQuery({
    queryKey: ["card-profiles"],
    queryFn: ({ signal }) => callApi<typeof listSafetyCardProfiles>(path, { signal }),
    initialData: { data: first },
  }).data.data;
  const [chosenId, choose] = useState<string | null>(null);
  const chosen =
    profiles.find(({ id }) => id === chosenId) ?? profiles.find((one) => one.is_default) ?? profiles[0];
  const create = useCreate(profiles, choose);
  return (
    <Stack>
      <Group component="nav" gap="xs" aria-label={t("list")}>
        {profiles.map((profile) => (
          <Button
            key={profile.id}
            variant={profile.id === chosen?.id ? "light" : "default"}
            aria-current={profile.id === chosen?.id}
            onClick={() => askToLeave(() => choose(profile.id))}
            rightSection={
              profile.is_default && (
                <Badge variant="default" size="sm">
                  {t("isDefault")}
                </Badge>
              )
            }
          >
            {profile.name}
          </Button>
        ))}
        {canAdminister && (
          <Button
            variant="subtle"
            loading={create.isPending}
            onClick={() => askToLeave(() => create.mutate(undefined))}
          >
            {t("new")}
          </Button>
        )}
      </Group>
      {!canAdminister && <Alert color="gray">{t("onlyAdmins")}</Alert>}
      {chosen && (
        <ProfileEditor
          key={`${chosen.id} ${chosen.updated_at}`}
          profile={chosen}
          isOnly={profiles.length === 1}
          sheets={sheets}
        />
      )}
    </Stack>
  );
}

/** Makes a profile under a name that is not taken, and chooses it. */
function useCreate(profiles: Profile[], onMade: (id: string) => void) {
  const t = useTranslations("cardProfiles");
  const client = useQueryClient();
  return useWrite(
    () =>
      callApi<typeof createSafetyCardProfile>(path, {
        method: "POST",
        body: { name: unusedName((number) => t("newName", { number }), profiles) },
      }),
    {
      stale: [["card-profiles"]],
      onDone: ({ data }) => {
        client.setQueryData(["card-profiles"], { data: [...profiles, data] });
        onMade(data.id);
      },
    },
  );
}

function unusedName(nameOf: (number: number) => string, profiles: Profile[]): string {
  let number = profiles.length + 1;
  while (profiles.some(({ name }) => name === nameOf(number))) number += 1;
  return nameOf(number);
}
