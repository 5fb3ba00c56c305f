"use client";

import { Badge, Group, Stack, Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { concentrationText } from "@/components/concentration-text";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import type { Component } from "@/lib/holdings/documents/schema";
import type { Picking } from "./sheet-data";
import { ValueButton } from "./value-button";

type Substance = z.output<typeof Component>;

export function Composition({ components, ...picking }: Picking & { components: Substance[] }) {
  const t = useTranslations("composition");
  const columns: DataColumn<Substance>[] = [
    {
      id: "substance",
      header: t("substance"),
      accessorFn: ({ chemical_name }) => chemical_name ?? undefined,
      cell: ({ row }) => (
        <Name component={row.original} path={`section3.components[${row.index}]`} {...picking} />
      ),
    },
    {
      id: "concentration",
      header: t("concentration"),
      accessorFn: (component) => mostOf(component),
      cell: ({ row }) => concentrationText(row.original),
      meta: { style: { whiteSpace: "nowrap" } },
    },
    {
      id: "classification",
      header: t("classification"),
      cell: ({ row }) => <Classifications component={row.original} />,
    },
  ];
  if (!components.length) return <Text c="dimmed">{t("none")}</Text>;
  return (
    <Table.ScrollContainer minWidth={420}>
      <DataTable
        rows={components}
        columns={columns}
        rowId={(component) => String(components.indexOf(component))}
        verticalSpacing="xs"
      />
    </Table.ScrollContainer>
  );
}

function Name({ component, path, ...picking }: Picking & { component: Substance; path: string }) {
  return (
    <Stack gap={0}>
      <ValueButton path={path} {...picking}>
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
  );
}

function Classifications({ component }: { component: Substance }) {
  return (
    <Group gap={4}>
      {component.classifications.map((classification) => (
        <Badge key={JSON.stringify(classification)} variant="light" color="gray" tt="none" size="sm">
          {[classification.class_code, classification.category_code, classification.hazard_code]
            .filter(Boolean)
            .join(" ")}
        </Badge>
      ))}
    </Group>
  );
}

/** Per cent that may be in it at most, by which substances are compared. */
function mostOf({
  concentration_exact,
  concentration_max,
  concentration_min,
}: Substance): number | undefined {
  return concentration_exact ?? concentration_max ?? concentration_min ?? undefined;
}
