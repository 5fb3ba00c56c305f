"use client";

import {
  Button,
  Group,
  Paper,
  PasswordInput,
  Select,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { showNotice } from "@/components/notices/notices";
import { passwordProblemOf } from "@/components/password-problem";
import { ProblemAlert } from "@/components/problem-alert";
import { SecondFactor } from "@/components/second-factor/second-factor";
import { signInPath } from "@/components/sign-in-path";
import { useWrite } from "@/components/use-write";
import { dateFormCookie, dateForms } from "@/i18n/date-forms";
import { datesOf } from "@/i18n/dates";
import { keepInBrowser } from "@/i18n/keep-in-browser";
import { languageCookie } from "@/i18n/languages";
import { localeOf } from "@/i18n/locale";
import { useLanguage } from "@/i18n/use-language";
import { shortestPassword } from "@/lib/access/password-rules";
import type { changeProfile, getProfile } from "@/lib/access/profile/operations";
import type { Profile } from "@/lib/access/profile/schema";
import { Sessions } from "./sessions";

type Person = z.output<typeof Profile>;
const languageNames = { en: "English", nl: "Nederlands", de: "Deutsch", fr: "Français" };

/** One's own name, language, form of dates and password. */
export function ProfileForm() {
  const profile = useQuery({
    queryKey: ["profile"],
    queryFn: ({ signal }) => callApi<typeof getProfile>("/v1/profile", { signal }),
  });
  if (profile.isError) return <ProblemAlert error={profile.error} onRetry={() => void profile.refetch()} />;
  if (!profile.data) return <Skeleton h={200} />;
  return (
    <>
      <NameAndLanguage person={profile.data.data} />
      <Password />
      <SecondFactor />
      <Sessions />
    </>
  );
}

function change(body: Record<string, unknown>) {
  return callApi<typeof changeProfile>("/v1/profile", { method: "PATCH", body });
}

/** A day that shows what is the day and what the month. */
const exampleOf = (locale: string) => datesOf(locale).longDay("2026-01-31");

function NameAndLanguage({ person }: { person: Person }) {
  const t = useTranslations("settings");
  const router = useRouter();
  const language = useLanguage();
  const form = useForm({
    initialValues: { name: person.name ?? "", language: person.language, date_form: person.date_form },
  });
  const onDone = ({ data }: { data: Person }) => {
    keepInBrowser(languageCookie, data.language);
    keepInBrowser(dateFormCookie, data.date_form);
    form.resetDirty();
    showNotice({ message: t("saved") });
    router.refresh();
  };
  const save = useWrite(change, { stale: [["profile"]], onDone });
  return (
    <Paper withBorder p="md">
      <form
        onSubmit={form.onSubmit(({ name, ...chosen }) =>
          save.mutate({ name: name.trim() || null, ...chosen }),
        )}
      >
        <Stack gap="sm">
          <TextInput label={t("email")} value={person.email} disabled />
          <TextInput label={t("name")} maxLength={200} autoComplete="name" {...form.getInputProps("name")} />
          <Select
            label={t("language")}
            allowDeselect={false}
            data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
            {...form.getInputProps("language")}
          />
          <Select
            label={t("dateForm")}
            description={t("dateFormLead")}
            allowDeselect={false}
            data={dateForms.map((form) => ({ value: form, label: exampleOf(localeOf(language, form)) }))}
            {...form.getInputProps("date_form")}
          />
          <Group justify="flex-end">
            <Button type="submit" disabled={!form.isDirty()} loading={save.isPending}>
              {t("save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

function Password() {
  const t = useTranslations("settings");
  const words = useTranslations("newPassword");
  const form = useForm({ initialValues: { current_password: "", new_password: "" } });
  // The new password has ended this session as well.
  const save = useWrite(change, {
    // This session has ended as well: nothing can be read again.
    stale: [],
    onDone: () => window.location.assign(`${signInPath("/settings/profile")}&done=password`),
    say: ({ body }) => {
      const fault = passwordProblemOf(body);
      return fault === "refused" ? null : words(`problem.${fault}`, { least: shortestPassword });
    },
  });
  const toggle = { "aria-label": t("showPassword") };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="password">
      <Title order={2} size="h5" id="password" mb="xs">
        {t("password")}
      </Title>
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack gap="sm">
          <PasswordInput
            label={t("currentPassword")}
            autoComplete="current-password"
            required
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps("current_password")}
          />
          <PasswordInput
            label={t("newPassword")}
            autoComplete="new-password"
            required
            minLength={shortestPassword}
            description={words("rule", { least: shortestPassword })}
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps("new_password")}
          />
          <Text size="sm" c="dimmed">
            {t("passwordEnds")}
          </Text>
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending}>
              {t("changePassword")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
