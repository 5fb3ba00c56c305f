"use client";

import { Button, Chip, Group, Select, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWorkplaces } from "@/components/use-workplaces";
import { useLanguage } from "@/i18n/use-language";
import { type AssessmentStatus, assessmentStatuses } from "@/lib/assessments/assessment-statuses";
import type { OverviewFilter, SetOverviewFilter } from "./use-overview";

type Props = {
  filter: OverviewFilter;
  setFilter: SetOverviewFilter;
  counts: Record<AssessmentStatus, number> | null;
};

/** Search, workplace and status; with a workplace chosen its report is at hand. */
export function OverviewFilters({ filter, setFilter, counts }: Props) {
  const t = useTranslations("assessments");
  const language = useLanguage();
  const workplaces = useWorkplaces().data ?? [];
  const [text, setText] = useState(filter.query);
  const search = useDebouncedCallback(
    (query: string) => void setFilter({ query: query || null, page: null }),
    250,
  );
  return (
    <>
      <Group align="flex-end">
        <TextInput
          type="search"
          label={t("search")}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            search(event.currentTarget.value);
          }}
        />
        <Select
          label={t("workplace")}
          placeholder={t("allWorkplaces")}
          searchable
          clearable
          clearButtonProps={{ "aria-label": t("allWorkplaces") }}
          data={workplaces.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.workplace}
          onChange={(workplace) => void setFilter({ workplace, page: null })}
        />
        {filter.workplace && (
          <Button
            component="a"
            variant="default"
            href={`/v1/workplaces/${filter.workplace}/assessments/report?language=${language}`}
          >
            {t("report")}
          </Button>
        )}
        <Button variant="default" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </Group>
      <Chip.Group
        value={filter.status ?? "all"}
        onChange={(value) => {
          const status = assessmentStatuses.find((one) => one === value) ?? null;
          void setFilter({ status, page: null });
        }}
      >
        <Group gap="xs" role="radiogroup" aria-label={t("filterStatus")}>
          <Chip value="all">{t("all")}</Chip>
          {assessmentStatuses.map((status) => (
            <Chip key={status} value={status}>
              {t(`status.${status}`)}
              {counts ? ` ${counts[status]}` : ""}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </>
  );
}
