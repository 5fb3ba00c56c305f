"use client";

import { Alert, List, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { Enrichments } from "@/lib/library/enrichments/schema";

/** What the candidate list and Annex VI say of the components. */
export function ListHits({ hits }: { hits: Enrichments }) {
  const t = useTranslations("procurement");
  const svhc = hits.candidate_list?.hits ?? [];
  const cmr = hits.cmr ?? [];
  const isClear = !svhc.length && !cmr.length;
  return (
    <Alert color={isClear ? "gray" : "red"} title={t("lists")}>
      {isClear && <Text size="sm">{t("noHits")}</Text>}
      <List size="sm">
        {svhc.map(({ cas_number, component, name, date }) => (
          <List.Item key={`svhc ${cas_number}`}>
            {t("svhc")}: {component ?? name} (CAS {cas_number}, {date})
          </List.Item>
        ))}
        {cmr.map(({ cas_number, component, categories }) => (
          <List.Item key={`cmr ${cas_number} ${categories.join()}`}>
            CMR: {component} (CAS {cas_number}): {categories.join(", ")}
          </List.Item>
        ))}
      </List>
      {hits.candidate_list && (
        <Text size="xs" mt="xs">
          {t("partial", { date: hits.candidate_list.as_of })}
        </Text>
      )}
    </Alert>
  );
}
