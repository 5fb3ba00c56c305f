"use client";

import { Alert, Anchor, Badge, Group, Paper, Stack, Text } from "@mantine/core";
import { useFormatter, useTranslations } from "next-intl";
import { hazardOrder } from "@/components/hazard-order";
import { Link } from "@/components/link";
import { useColon } from "@/i18n/use-colon";
import { useDates } from "@/i18n/use-dates";
import type { AssessedSheet } from "@/lib/assessments/assessed-sheet";

type Props = { sheet: AssessedSheet; doubts: string[]; deciding?: string[] };

/** What the method takes from the sheet; the codes that decide a group stand out. */
export function SheetBox({ sheet, doubts, deciding = [] }: Props) {
  const t = useTranslations("assessments");
  const states = useTranslations("physicalStates");
  const colon = useColon();
  const format = useFormatter();
  const dates = useDates();
  const facts = [
    sheet.physical_state &&
      `${t("physicalState")}${colon} ${states.has(sheet.physical_state) ? states(sheet.physical_state) : sheet.physical_state}`,
    sheet.boiling_point_c !== null &&
      `${t("boilingPoint")}${colon} ${format.number(sheet.boiling_point_c)} °C`,
    typeof sheet.flash_point_c === "number" &&
      `${t("flashPoint")}${colon} ${format.number(sheet.flash_point_c)} °C`,
    sheet.vapour_pressure_hpa !== null &&
      `${t("vapourPressure")}${colon} ${format.number(sheet.vapour_pressure_hpa)} hPa`,
    sheet.ph !== null && `${t("phValue")}${colon} ${format.number(sheet.ph)}`,
    sheet.skin_corrosive_1a && t("change.skin_corrosive_1a"),
  ].filter((fact) => typeof fact === "string");
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={600} size="sm">
            {t("fromSheet")}
            {sheet.revision_date && ` · ${t("revision", { date: dates.day(sheet.revision_date) })}`}
          </Text>
          <Anchor component={Link} href={`/sheets/${sheet.document_id}`} size="sm" underline="always">
            {t("openSheet")}
          </Anchor>
        </Group>
        <Group gap={4}>
          {hazardOrder(sheet.h_codes).map((code) => (
            <Badge
              key={code}
              tt="none"
              radius="sm"
              color={isDeciding(code, deciding) ? "red.9" : "gray"}
              variant={isDeciding(code, deciding) ? "filled" : "default"}
            >
              {code}
            </Badge>
          ))}
        </Group>
        {facts.length > 0 && <Text size="sm">{facts.join(" · ")}</Text>}
        {sheet.hazards_unknown && <Alert color="red">{t("notCovered.hazards_unknown")}</Alert>}
        {!sheet.hazards_unknown && sheet.h_codes.length === 0 && (
          <Alert color="orange">{t("noHazards")}</Alert>
        )}
        {doubts.length > 0 && (
          <Alert color="orange" title={t("doubts")}>
            {doubts.map((doubt) => (
              <Text size="sm" key={doubt}>
                {doubt}
              </Text>
            ))}
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}

function isDeciding(code: string, deciding: string[]): boolean {
  return code.split("+").some((part) => deciding.includes(part));
}
