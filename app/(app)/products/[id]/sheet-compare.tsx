"use client";

import { Alert, Group, Paper, Select, Skeleton, Stack, Switch, Table, Text, Title } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { callApi } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import { useColon } from "@/i18n/use-colon";
import { useDates } from "@/i18n/use-dates";
import type { getSections } from "@/lib/holdings/documents/operations";
import { plainName } from "../../sheets/[id]/paths";
import type { Detail } from "./product-name";
import { type Change, type Difference, differencesOf } from "./sheet-diff";
import { type Touched, touchedBy } from "./touched";
import { type Part, wordDiff } from "./word-diff";

type Props = {
  product: Pick<Detail, "sheets" | "placements">;
  labelOf: (sheet: Detail["sheets"][number]) => string;
};

/** Any two of the product's sheets, field by field, and what rests on what differs. */
export function SheetCompare({ product: { sheets, placements }, labelOf }: Props) {
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
        {all && <TouchedLine touched={touchedBy(all, placements)} />}
        {shown && shown.length > 0 && <Differences differences={shown} />}
      </Stack>
    </Paper>
  );
}

function TouchedLine({ touched }: { touched: Touched }) {
  const t = useTranslations("product");
  const parts = (["assessments", "cards", "labels"] as const).flatMap((name) =>
    touched[name] ? [t(`touched.${name}`, { count: touched[name] })] : [],
  );
  if (!parts.length) return null;
  return <Alert color="orange" title={t("touches", { what: parts.join(", ") })} />;
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
            <Table.Th w={{ base: "32%", sm: "24%" }}>{t("field")}</Table.Th>
            <Table.Th>{t("older")}</Table.Th>
            <Table.Th>{t("newer")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.flatMap(({ section, field, changes, also }) =>
            changes.map((change, i) => (
              <Table.Tr
                key={`${section} ${field} ${change.before}\n${change.after}`}
                style={{ verticalAlign: "top" }}
              >
                {i === 0 && (
                  <Table.Th scope="rowgroup" rowSpan={changes.length} style={longWords}>
                    <Text size="xs" c="dimmed">
                      {section}. {sections(String(section))}
                    </Text>
                    {field === "text" ? t("wording") : fields.has(field) ? fields(field) : plainName(field)}
                    {also.length > 0 && (
                      <Text size="xs" c="dimmed">
                        {t("alsoIn", { sections: also.join(", ") })}
                      </Text>
                    )}
                  </Table.Th>
                )}
                <ChangeCells change={change} />
              </Table.Tr>
            )),
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** The names of sections and fields are long words, in German above all. */
const longWords = { overflowWrap: "anywhere", hyphens: "auto" } as const;

const colours = {
  removed: "light-dark(#ffe3e3, #5c1a1a)",
  added: "light-dark(#d3f9d8, #12401f)",
};

/** Dates are stored as 2024-05-31 and read as a day. */
const isDay = (entry: string) => /^\d{4}-\d\d-\d\d$/.test(entry);

function ChangeCells({ change: { before, after } }: { change: Change }) {
  const dates = useDates();
  const shown = (entry: string) => (isDay(entry) ? dates.day(entry) : entry);
  const whole = (entry: string | null) => (entry === null ? null : [{ text: shown(entry), isChanged: true }]);
  const parts =
    before !== null && after !== null
      ? wordDiff(shown(before), shown(after))
      : { before: whole(before), after: whole(after) };
  return (
    <>
      <Table.Td>
        <Entry parts={parts.before} kind="removed" />
      </Table.Td>
      <Table.Td>
        <Entry parts={parts.after} kind="added" />
      </Table.Td>
    </>
  );
}

/** What stands in one of the sheets, with the words marked that the other does not have. */
function Entry({ parts, kind }: { parts: Part[] | null; kind: "removed" | "added" }) {
  const t = useTranslations("product");
  const colon = useColon();
  if (!parts) return <Text c="dimmed">–</Text>;
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <Text size="sm" style={{ overflowWrap: "anywhere" }}>
      {parts.map(({ text, isChanged }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
        <Fragment key={i}>
          {i > 0 && " "}
          {isChanged ? (
            <Mark
              aria-label={`${t(kind)}${colon} ${text}`}
              style={{ background: colours[kind], textDecoration: "none", borderRadius: 4 }}
            >
              {text}
            </Mark>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </Text>
  );
}
