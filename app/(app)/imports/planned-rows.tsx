"use client";

import { Anchor, Badge, Stack, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { Link } from "@/components/link";
import { useColon } from "@/i18n/use-colon";
import type { Draft, DraftPreview } from "./import-answers";
import { useDecimals } from "./use-decimals";
import { useFieldLabel } from "./use-field-label";

const colours = { create: "teal", update: "blue", same: "gray" };

type Planned = DraftPreview["rows"][number];

/** Row by row: what is new, and what changes from what to what. */
export function PlannedRows({ preview, draft }: { preview: DraftPreview; draft: Draft }) {
  const t = useTranslations("imports");
  const columns = usePlannedColumns(draft);
  const isWhole = preview.rows.length === preview.row_count;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {isWhole ? t("allRows") : t("firstRows", { count: preview.rows.length, total: preview.row_count })}
      </Title>
      <DataTable
        rows={preview.rows}
        columns={columns}
        rowId={({ row }) => String(row)}
        isWhole={isWhole}
        isCards
        verticalSpacing={6}
        aria-label={t("allRows")}
      />
    </Stack>
  );
}

function usePlannedColumns(draft: Draft): DataColumn<Planned>[] {
  const t = useTranslations("imports");
  const changesOf = useChanges(draft);
  const place = draft.kind === "workplaces" ? "workplaces" : "products";
  const anywhere = { overflowWrap: "anywhere" } as const;
  return [
    { id: "row", header: t("row"), accessorFn: ({ row }) => row, meta: { width: 70 } },
    {
      id: "what",
      header: t("what"),
      accessorFn: ({ name }) => name,
      cell: ({ row }) => <What planned={row.original} place={place} />,
      meta: { card: "plain", style: anywhere },
    },
    {
      id: "changes",
      header: t("changes"),
      cell: ({ row }) => <Text size="sm">{changesOf(row.original)}</Text>,
      meta: { card: "wide", style: anywhere },
    },
  ];
}

function What({ planned: { id, name, action }, place }: { planned: Planned; place: string }) {
  const t = useTranslations("imports");
  return (
    <>
      {id ? (
        <Anchor component={Link} href={`/${place}/${id}`} size="sm" target="_blank">
          {name}
        </Anchor>
      ) : (
        <Text size="sm" span>
          {name}
        </Text>
      )}{" "}
      <Badge variant="light" color={colours[action]} tt="none" size="sm">
        {t(`actions.${action}`)}
      </Badge>
    </>
  );
}

/** Says what changes from what to what. */
function useChanges(draft: Draft) {
  const labelOf = useFieldLabel(draft);
  const withDecimals = useDecimals();
  const colon = useColon();
  return ({ changes }: Planned) =>
    changes
      .map(({ field, from, to }) => {
        const before = from === null ? "" : `${from} → `;
        const after = field === "amount" ? withDecimals(String(to)) : to;
        return `${labelOf(field)}${colon} ${before}${after}`;
      })
      .join(" · ");
}
