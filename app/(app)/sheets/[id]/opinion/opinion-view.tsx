"use client";

import { Badge, List, Paper, Stack, Table, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useDates } from "@/i18n/use-dates";
import type { Opinion } from "@/lib/holdings/opinion/schema";
import { severities } from "@/lib/opinion/states";

type Finding = Opinion["findings"][number];
type Computed = Opinion["computed"];

const colours = { error: "red", warning: "orange", note: "gray" } as const;

/** Findings by how sure they are, then the mixture as it was computed again. */
export function OpinionView({ opinion }: { opinion: Opinion }) {
  const t = useTranslations("opinion");
  const dates = useDates();
  const { findings, computed, law_date } = opinion;
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t("lead", { date: dates.longDay(law_date) })}
      </Text>
      {findings.length === 0 && <Text>{t("nothing")}</Text>}
      {severities.map((severity) => (
        <Group
          key={severity}
          severity={severity}
          findings={findings.filter((one) => one.severity === severity)}
        />
      ))}
      <ComputedAgain computed={computed} />
    </Stack>
  );
}

function Group({ severity, findings }: { severity: Finding["severity"]; findings: Finding[] }) {
  const t = useTranslations("opinion");
  if (findings.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label={t(`severity.${severity}`)}>
      <Title order={2} size="h4">
        {t(`severity.${severity}`)}{" "}
        <Badge color={colours[severity]} variant="light">
          {findings.length}
        </Badge>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t(`hint.${severity}`)}
      </Text>
      <List spacing="sm">
        {findings.map((finding) => (
          <List.Item key={`${finding.code} ${finding.paths.join()} ${finding.found} ${finding.expected}`}>
            <Text>{finding.message}</Text>
            <Text size="xs" c="dimmed">
              {[
                finding.sections.length > 0 && t("sections", { numbers: finding.sections.join(", ") }),
                finding.page !== null && t("page", { page: finding.page }),
                finding.article,
              ]
                .filter(Boolean)
                .join(" · ")}
            </Text>
          </List.Item>
        ))}
      </List>
    </Paper>
  );
}

function ComputedAgain({ computed }: { computed: Computed }) {
  const t = useTranslations("opinion");
  const { classifications, not_computable } = computed;
  return (
    <Paper withBorder p="md" component="section" aria-label={t("computed")}>
      <Title order={2} size="h4" mb="sm">
        {t("computed")}
      </Title>
      {classifications.length > 0 && <ClassTable classifications={classifications} />}
      <Text fw={600} size="sm" mt="sm">
        {t("notComputable")}
      </Text>
      <List size="sm">
        {not_computable.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
    </Paper>
  );
}

function ClassTable({ classifications }: Pick<Computed, "classifications">) {
  const t = useTranslations("opinion");
  const rows = classifications.map((one) => [
    classOf(one),
    t(one.certainty),
    one.because.join(", "),
    one.rule,
  ]);
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {(["class", "certainty", "because", "rule"] as const).map((name) => (
              <Table.Th key={name}>{t(name)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((cells) => (
            <Table.Tr key={cells.join()}>
              {cells.map((cell) => (
                <Table.Td key={cell}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function classOf({ class_code, category_code, hazard_code }: Computed["classifications"][number]): string {
  const name = [class_code, category_code].filter(Boolean).join(" ");
  return [name, hazard_code].filter(Boolean).join("; ");
}
