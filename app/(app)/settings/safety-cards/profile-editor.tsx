"use client";

import { Button, Fieldset, Grid, Group, Stack, Text, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";
import { showNotice } from "@/components/notices/notices";
import { useRights } from "@/components/rights";
import { useWrite } from "@/components/use-write";
import type { updateSafetyCardProfile } from "@/lib/printing/profiles/operations";
import type { ProfileSettings } from "@/lib/printing/profiles/schema";
import { DeleteProfile } from "./delete-profile";
import { LogoField } from "./logo-field";
import { LookFields } from "./look-fields";
import { PhoneFields } from "./phone-fields";
import { ProfilePreview } from "./profile-preview";
import type { Profile } from "./profiles-screen";

type Props = { profile: Profile; isOnly: boolean; sheets: { id: string; name: string }[] };

/** One profile's fields beside a card that shows them at once; nothing is kept before it is saved. */
export function ProfileEditor({ profile, isOnly, sheets }: Props) {
  const t = useTranslations("cardProfiles");
  const { canAdminister } = useRights();
  const [name, setName] = useState(profile.name);
  const [settings, setSettings] = useState(profile.settings);
  const change = (part: Partial<ProfileSettings>) => setSettings((before) => ({ ...before, ...part }));
  const isChanged =
    name.trim() !== profile.name || JSON.stringify(settings) !== JSON.stringify(profile.settings);
  useLeaveGuard(isChanged);
  const save = useWrite(
    (body: { name?: string; settings?: ProfileSettings; is_default?: boolean }) =>
      callApi<typeof updateSafetyCardProfile>(`/v1/safety-card-profiles/${profile.id}`, {
        method: "PATCH",
        body,
      }),
    {
      stale: [["card-profiles"]],
      onDone: () => showNotice({ message: t("saved") }),
    },
  );
  const discard = () => {
    setName(profile.name);
    setSettings(profile.settings);
  };
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate({ name: name.trim(), settings: withoutEmptyPhones(settings) });
          }}
        >
          <Fieldset variant="unstyled" disabled={!canAdminister}>
            <Stack>
              <TextInput
                label={t("name")}
                required
                maxLength={200}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <WhoFields settings={settings} onChange={change} />
              <PhoneFields settings={settings} onChange={change} />
              <LookFields settings={settings} onChange={change} />
              <LogoField logo={settings.logo} onChange={(logo) => change({ logo })} />
              {canAdminister && (
                <Group>
                  <Button type="submit" loading={save.isPending} disabled={!isChanged || !name.trim()}>
                    {t("save")}
                  </Button>
                  {isChanged && (
                    <>
                      <Button variant="default" onClick={discard}>
                        {t("discard")}
                      </Button>
                      <Text size="sm" c="dimmed" role="status">
                        {t("unsaved")}
                      </Text>
                    </>
                  )}
                  {!profile.is_default && !isChanged && (
                    <Button variant="default" onClick={() => save.mutate({ is_default: true })}>
                      {t("makeDefault")}
                    </Button>
                  )}
                  {!isOnly && <DeleteProfile profile={profile} />}
                </Group>
              )}
            </Stack>
          </Fieldset>
        </form>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <ProfilePreview settings={withoutEmptyPhones(settings)} sheets={sheets} />
      </Grid.Col>
    </Grid>
  );
}

type FieldProps = { settings: ProfileSettings; onChange: (part: Partial<ProfileSettings>) => void };

function WhoFields({ settings, onChange }: FieldProps) {
  const t = useTranslations("cardProfiles");
  const fields = [
    ["company", "company"],
    ["site", "site"],
    ["department", "department"],
    ["responsible_person", "responsible"],
  ] as const;
  return (
    <Fieldset legend={t("who")}>
      <Stack gap="xs">
        {fields.map(([field, word]) => (
          <TextInput
            key={field}
            label={t(word)}
            maxLength={200}
            value={settings[field] ?? ""}
            onChange={(event) => onChange({ [field]: event.currentTarget.value || null })}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

/** Numbers that are still being typed are not sent. */
function withoutEmptyPhones(settings: ProfileSettings): ProfileSettings {
  const isWhole = ({ label, number }: { label: string; number: string }) => label.trim() && number.trim();
  return { ...settings, phones: settings.phones.filter(isWhole) };
}
