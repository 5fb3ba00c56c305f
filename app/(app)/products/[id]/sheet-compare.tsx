"use client";

import { Group, Paper, Select, Skeleton, Stack, Switch, Table, Text, Title } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import type { getSections } from "@/lib/holdings/documents/operations";
import { plainName } from "../../sheets/[id]/paths";
import type { Detail } from "./product-name";
import { type Difference, differencesOf } from "./sheet-diff";

type Props = { sheets: Detail["sheets"]; labelOf: (sheet: Detail["sheets"][number]) => string };

/** Any two of the product's sheets, field by field. */
export function SheetCompare({ sheets, labelOf }: Props) {
  const t = useTranslations("product");
  const readable = sheets.filter(({ status }) => status === "completed");
  const [ids, setIds] = useState<[string, string]>([
    readable[1]?.document_id ?? "",
    readable[0]?.document_id ?? "",
  ]);
  const [withText, setWithText] = useState(false);
  const [before, after] = useQueries({
    queries: ids.map((id) => ({
      queryKey: ["sheet-sections-plain", id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi<typeof getSections>(`/v1/sds/${id}/sections`, { signal }),
      enabled: id !== "",
      staleTime: 300_000,
    })),
  });
  const options = readable.map((sheet) => ({ value: sheet.document_id, label: labelOf(sheet) }));
  const all = before?.data && after?.data ? differencesOf(before.data.data, after.data.data) : null;
  const shown = all?.filter(({ field }) => withText || field !== "text") ?? null;
  const failed = before?.error ?? after?.error;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="compare">
      <Stack>
        <Title order={2} size="h5" id="compare">
          {t("compare")}
        </Title>
        <Group align="flex-end" grow preventGrowOverflow={false}>
          <Select
            label={t("older")}
            data={options}
            value={ids[0]}
            allowDeselect={false}
            onChange={(id) => id && setIds([id, ids[1]])}
          />
          <Select
            label={t("newer")}
            data={options}
            value={ids[1]}
            allowDeselect={false}
            onChange={(id) => id && setIds([ids[0], id])}
          />
        </Group>
        <Switch
          label={t("compareText")}
          checked={withText}
          onChange={(event) => setWithText(event.currentTarget.checked)}
        />
        {failed && <ProblemAlert error={failed} />}
        {!shown && !failed && <Skeleton h={120} />}
        {shown?.length === 0 && <Text c="dimmed">{t("noDifference")}</Text>}
        {shown && shown.length > 0 && <Differences differences={shown} />}
      </Stack>
    </Paper>
  );
}

function Differences({ differences }: { differences: Difference[] }) {
  const t = useTranslations("product");
  const fields = useTranslations("fields");
  const sections = useTranslations("sectionTitles");
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table verticalSpacing="xs" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="24%">{t("field")}</Table.Th>
            <Table.Th>{t("older")}</Table.Th>
            <Table.Th>{t("newer")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ section, field, removed, added }) => (
            <Table.Tr key={`${section} ${field}`} style={{ verticalAlign: "top" }}>
              <Table.Th scope="row">
                <Text size="xs" c="dimmed">
                  {section}. {sections(String(section))}
                </Text>
                {field === "text" ? t("wording") : fields.has(field) ? fields(field) : plainName(field)}
              </Table.Th>
              <Table.Td>
                <Entries entries={removed} kind="removed" />
              </Table.Td>
              <Table.Td>
                <Entries entries={added} kind="added" />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const colours = {
  removed: "light-dark(#ffe3e3, #5c1a1a)",
  added: "light-dark(#d3f9d8, #12401f)",
};

/** Dates are stored as 2024-05-31 and read as a day. */
const isDay = (entry: string) => /^\d{4}-\d\d-\d\d$/.test(entry);

function Entries({ entries, kind }: { entries: string[]; kind: "removed" | "added" }) {
  const t = useTranslations("product");
  const format = useFormatter();
  if (!entries.length) return <Text c="dimmed">–</Text>;
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <Stack gap={4} align="flex-start">
      {entries
        .map((entry) => (isDay(entry) ? format.dateTime(new Date(entry), { dateStyle: "medium" }) : entry))
        .map((entry) => (
          <Mark
            key={entry}
            aria-label={`${t(kind)}: ${entry}`}
            style={{ background: colours[kind], textDecoration: "none", padding: "1px 6px", borderRadius: 4 }}
          >
            {entry}
          </Mark>
        ))}
    </Stack>
  );
}
