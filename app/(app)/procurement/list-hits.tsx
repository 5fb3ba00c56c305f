"use client";

import { Alert, List, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useColon } from "@/i18n/use-colon";
import { useDates } from "@/i18n/use-dates";
import type { Condition, Enrichments } from "@/lib/library/enrichments/schema";

/** What the candidate list and Annex VI say of the components. */
export function ListHits({ hits }: { hits: Enrichments }) {
  const t = useTranslations("procurement");
  const annex = useTranslations("annexVi");
  const colon = useColon();
  const dates = useDates();
  const conditionIn = ({ notes, forms }: Condition) =>
    [
      ...(forms.length ? [annex("forms", { forms: forms.join(" · ") })] : []),
      ...notes.map((note) => annex(`notes.${note}`)),
    ].join(" ");
  const svhc = hits.candidate_list?.hits ?? [];
  const cmr = hits.cmr ?? [];
  const isClear = !svhc.length && !cmr.length;
  const isCertain = svhc.length > 0 || cmr.some(({ condition }) => !condition);
  return (
    <Alert color={isClear ? "gray" : isCertain ? "red" : "orange"} title={t("lists")}>
      {isClear && <Text size="sm">{t("noHits")}</Text>}
      <List size="sm">
        {svhc.map(({ name, date, ...substance }) => (
          <List.Item key={`svhc ${numberOf(substance)} ${name}`}>
            {t("svhc")}
            {colon} {substance.component ?? name} ({numberOf(substance)}, {dates.day(date)})
          </List.Item>
        ))}
        {cmr.map(({ categories, condition, ...substance }) => (
          <List.Item key={`cmr ${numberOf(substance)} ${categories.join()}`}>
            {annex(condition ? "possibleCmr" : "cmr")}
            {colon} {substance.component} ({numberOf(substance)}){colon} {categories.join(", ")}
            {condition && <Text size="xs">{conditionIn(condition)}</Text>}
          </List.Item>
        ))}
      </List>
      {hits.candidate_list && (
        <Text size="xs" mt="xs">
          {t("asOf", { date: dates.longDay(hits.candidate_list.as_of) })}
        </Text>
      )}
    </Alert>
  );
}

type Numbered = { cas_number: string | null; ec_number: string | null };

function numberOf({ cas_number, ec_number }: Numbered): string {
  return cas_number ? `CAS ${cas_number}` : `EC ${ec_number}`;
}
