"use client";

import { Anchor, Badge, Group, Stack, Text } from "@mantine/core";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Codes } from "@/components/codes";
import { DecisionBadge } from "@/components/decision-badge";
import { Pictograms } from "@/components/pictograms";
import { SignalWord } from "@/components/signal-word";
import { useLanguageName } from "@/components/use-language-name";
import { isTransportMode } from "./transport-mode";
import type { ProductRow } from "./use-product-rows";

type Props = { column: string; row: ProductRow; workplaces: ReadonlyMap<string, string> };

/** What a column shows of a product. */
export function Cell({ column, row, workplaces }: Props) {
  const { sds } = row;
  switch (column) {
    case "name":
      return <Name row={row} />;
    case "pictograms":
      return <Pictograms codes={sds?.pictograms ?? []} size={24} />;
    case "signal_word":
      return <SignalWord word={sds?.signal_word ?? null} />;
    case "h_codes":
      return <Codes codes={sds?.h_codes ?? []} />;
    case "p_codes":
      return <Codes codes={sds?.p_codes ?? []} />;
    case "procurement_status":
      return sds && <DecisionBadge decision={sds.procurement_status} />;
    case "workplaces":
      return <Plain>{row.workplace_ids.map((id) => workplaces.get(id) ?? "…").join(", ")}</Plain>;
    case "language":
      return <LanguageName code={sds?.language ?? null} />;
    case "physical_state":
      return <PhysicalState value={sds?.physical_state ?? null} />;
    case "quality_score":
      return <Share value={sds?.quality_score ?? null} />;
    case "revision_date":
      return <Day value={sds?.revision_date ?? null} />;
    case "last_updated":
      return <Day value={row.last_updated} />;
    case "created_at":
      return <Day value={row.created_at} />;
    default:
      return <Plain>{textOf(column, row)}</Plain>;
  }
}

function Name({ row }: { row: ProductRow }) {
  const name = row.display_name ?? row.sds?.product_name ?? row.sds?.file_name;
  return (
    <Anchor
      component={Link}
      href={`/products/${row.id}`}
      fw={600}
      size="sm"
      truncate
      display="block"
      tabIndex={-1}
    >
      {name}
    </Anchor>
  );
}

/** On a phone one cell tells what a row of columns tells elsewhere. */
export function PhoneCell({ row }: { row: ProductRow }) {
  const name = row.display_name ?? row.sds?.product_name ?? row.sds?.file_name;
  return (
    <Group gap="sm" wrap="nowrap" w="100%" justify="space-between">
      <Stack gap={0} miw={0}>
        <Anchor component={Link} href={`/products/${row.id}`} fw={600} size="sm" lineClamp={2} tabIndex={-1}>
          {name}
        </Anchor>
        <Text size="xs" c="dimmed" truncate>
          {row.sds?.manufacturer}
        </Text>
      </Stack>
      <Pictograms codes={row.sds?.pictograms.slice(0, 4) ?? []} size={26} />
    </Group>
  );
}

function Plain({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" truncate title={typeof children === "string" ? children : undefined}>
      {children}
    </Text>
  );
}

function Day({ value }: { value: string | null }) {
  const format = useFormatter();
  return <Plain>{value && format.dateTime(new Date(value), { dateStyle: "medium" })}</Plain>;
}

function Share({ value }: { value: number | null }) {
  const format = useFormatter();
  if (value === null) return null;
  return (
    <Badge variant="light" color={value < 0.7 ? "yellow" : "teal"}>
      {format.number(value, { style: "percent" })}
    </Badge>
  );
}

function LanguageName({ code }: { code: string | null }) {
  const nameOf = useLanguageName();
  return <Plain>{code && nameOf(code)}</Plain>;
}

function PhysicalState({ value }: { value: string | null }) {
  const t = useTranslations("physicalStates");
  return <Plain>{value && (t.has(value) ? t(value) : value)}</Plain>;
}

function textOf(column: string, row: ProductRow): string {
  if (column.startsWith("custom.")) return customText(column, row);
  const { sds } = row;
  if (isTransportMode(column)) return sds?.transport[column]?.class ?? "";
  const texts: Record<string, string | null | undefined> = {
    manufacturer: sds?.manufacturer,
    supplier: row.supplier,
    sku: row.sku,
    ean: row.ean,
    cas_number: sds?.cas_number,
    ec_number: sds?.ec_number,
    un_number: sds?.un_number,
    flash_point: sds?.flash_point?.text,
    file_name: sds?.file_name,
    water_hazard_class: sds?.enrichments.water_hazard_class?.value,
    storage_class: sds?.enrichments.storage_class?.value,
    emkg_hazard_group: sds?.enrichments.emkg_hazard_group?.group,
    cmr: sds?.enrichments.cmr?.flatMap(({ categories }) => categories).join(", "),
    candidate_list: sds?.enrichments.candidate_list?.hits.map(({ name }) => name).join(", "),
    harmonised_classification: sds?.enrichments.harmonised_classification
      ?.flatMap(({ h_codes }) => h_codes)
      .join(", "),
  };
  return texts[column] ?? "";
}

function customText(column: string, { custom_fields }: ProductRow): string {
  const [, groupId = "", field = ""] = column.split(".");
  const value = custom_fields[groupId]?.[field];
  if (value === undefined || value === null) return "";
  return Array.isArray(value) ? value.join(", ") : String(value);
}
