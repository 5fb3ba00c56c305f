"use client";

import {
  Button,
  Checkbox,
  Group,
  NumberInput,
  Paper,
  Select,
  Skeleton,
  Stack,
  Switch,
  TextInput,
} from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";
import { showNotice } from "@/components/notices/notices";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { useWrite } from "@/components/use-write";
import type { changeTeam, getTeam } from "@/lib/access/settings/operations";
import type { TeamSettings } from "@/lib/access/settings/schema";
import { enrichmentNames } from "@/lib/regulation/enrichment-names";
import { teamCountries } from "@/lib/regulation/team-countries";
import { UnreleasedRules } from "./unreleased-rules";

/** The team's name, when sheets count as old, what is looked up beside them, and sharing. */
export function TeamForm() {
  const team = useQuery({
    queryKey: ["team"],
    queryFn: ({ signal }) => callApi<typeof getTeam>("/v1/team", { signal }),
  });
  if (team.isError) return <ProblemAlert error={team.error} onRetry={() => void team.refetch()} />;
  if (!team.data) return <Skeleton h={260} />;
  return <Form team={team.data.data} />;
}

function Form({ team }: { team: z.output<typeof TeamSettings> }) {
  const t = useTranslations("settings");
  const columns = useTranslations("columns");
  const router = useRouter();
  const { canAdminister } = useRights();
  const countryName = new Intl.DisplayNames(useLocale(), { type: "region" });
  const form = useForm({ initialValues: team });
  useLeaveGuard(form.isDirty());
  const save = useWrite(
    (body: z.input<typeof TeamSettings>) => callApi<typeof changeTeam>("/v1/team", { method: "PATCH", body }),
    {
      stale: [["team"], ["products"]],
      onDone: () => {
        form.resetDirty();
        showNotice({ message: t("saved") });
        router.refresh();
      },
    },
  );
  return (
    <Paper withBorder p="md">
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <fieldset disabled={!canAdminister} style={{ border: 0, margin: 0, padding: 0 }}>
          <Stack>
            <TextInput label={t("teamName")} required maxLength={200} {...form.getInputProps("name")} />
            <Select
              label={t("country")}
              description={t("countryLead")}
              placeholder={t("noCountry")}
              clearable
              data={teamCountries.map((code) => ({ value: code, label: countryName.of(code) ?? code }))}
              {...form.getInputProps("country")}
            />
            <NumberInput
              label={t("sheetAge")}
              description={t("sheetAgeLead")}
              min={1}
              max={20}
              allowDecimal={false}
              {...form.getInputProps("sheet_age_years")}
            />
            <Checkbox.Group
              label={t("enrichments")}
              description={t("enrichmentsLead")}
              {...form.getInputProps("enrichments")}
            >
              <Stack gap={6} mt="xs">
                {enrichmentNames.map((name) => (
                  <Checkbox key={name} value={name} label={columns(name)} description={t(`about.${name}`)} />
                ))}
              </Stack>
            </Checkbox.Group>
            <UnreleasedRules form={form} />
            <Switch
              label={t("share")}
              description={t("shareLead")}
              {...form.getInputProps("share_catalogue", { type: "checkbox" })}
            />
            <Switch
              label={t("requireSecondFactor")}
              description={t("requireSecondFactorLead")}
              {...form.getInputProps("require_second_factor", { type: "checkbox" })}
            />
            {canAdminister && (
              <Group justify="flex-end">
                <Button type="submit" disabled={!form.isDirty()} loading={save.isPending}>
                  {t("save")}
                </Button>
              </Group>
            )}
          </Stack>
        </fieldset>
      </form>
    </Paper>
  );
}
