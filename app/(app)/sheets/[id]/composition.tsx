"use client";

import { Badge, Group, Stack, Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import type { Component } from "@/lib/holdings/documents/schema";
import type { Picking } from "./sheet-data";
import { ValueButton } from "./value-button";

type Substance = z.output<typeof Component>;

export function Composition({ components, ...picking }: Picking & { components: Substance[] }) {
  const t = useTranslations("composition");
  if (!components.length) return <Text c="dimmed">{t("none")}</Text>;
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("substance")}</Table.Th>
            <Table.Th>{t("concentration")}</Table.Th>
            <Table.Th>{t("classification")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {components.map((component, i) => (
            <Table.Tr key={`${component.cas_number} ${component.chemical_name} ${component.ec_number}`}>
              <Table.Td>
                <Stack gap={0}>
                  <ValueButton path={`section3.components[${i}]`} {...picking}>
                    {component.chemical_name ?? "–"}
                  </ValueButton>
                  <Text size="xs" c="dimmed">
                    {[
                      component.cas_number && `CAS ${component.cas_number}`,
                      component.ec_number && `EC ${component.ec_number}`,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </Text>
                </Stack>
              </Table.Td>
              <Table.Td style={{ whiteSpace: "nowrap" }}>{concentration(component)}</Table.Td>
              <Table.Td>
                <Group gap={4}>
                  {component.classifications.map((classification) => (
                    <Badge
                      key={JSON.stringify(classification)}
                      variant="light"
                      color="gray"
                      tt="none"
                      size="sm"
                    >
                      {[classification.class_code, classification.category_code, classification.hazard_code]
                        .filter(Boolean)
                        .join(" ")}
                    </Badge>
                  ))}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function concentration({
  concentration_min: min,
  concentration_max: max,
  concentration_exact: exact,
}: Substance): string {
  if (exact !== null) return `${exact} %`;
  if (min !== null && max !== null) return `${min} – ${max} %`;
  if (max !== null) return `≤ ${max} %`;
  return min === null ? "–" : `≥ ${min} %`;
}
