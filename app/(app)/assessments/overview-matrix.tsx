"use client";

import { Anchor, Group, Stack, Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { AssessmentStatusBadge } from "@/components/assessments/assessment-status";
import { LevelBadge } from "@/components/assessments/level-badge";
import { RiskClassBadge } from "@/components/assessments/risk-class-badge";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { hazardOrder } from "@/components/hazard-order";
import { Link } from "@/components/link";
import { useColon } from "@/i18n/use-colon";
import { assessmentStatuses } from "@/lib/assessments/assessment-statuses";
import type { Overview, OverviewPlacement } from "@/lib/assessments/views/schema";

type Data = z.output<typeof Overview>;
type Row = Data["data"][number];
type Placed = z.output<typeof OverviewPlacement>;

/** One row a product, one column a workplace; an empty cell where the product is not placed. */
export function OverviewMatrix({ overview }: { overview: Data }) {
  const t = useTranslations("assessments");
  const { workplaces, data, meta } = overview;
  const columns: DataColumn<Row>[] = [
    {
      id: "product",
      header: t("product"),
      accessorFn: ({ product }) => product.name,
      cell: ({ row }) => <Product row={row.original} />,
      meta: { isRowHead: true, style: { minWidth: 180, maxWidth: 260 } },
    },
    ...workplaces.map((workplace) => columnOf(workplace)),
  ];
  return (
    <Table.ScrollContainer minWidth={180 + 130 * workplaces.length}>
      <DataTable
        rows={data}
        columns={columns}
        rowId={({ product }) => product.id}
        isWhole={meta.total <= data.length}
        aria-label={t("table")}
        withColumnBorders
        verticalSpacing="xs"
      />
    </Table.ScrollContainer>
  );
}

/** Sorted by it, what is missing or overdue at a workplace stands together, and what is not placed there last. */
function columnOf({ id, name }: Data["workplaces"][number]): DataColumn<Row> {
  const placedIn = ({ placements }: Row) => placements.find(({ workplace_id }) => workplace_id === id);
  return {
    id,
    header: name,
    accessorFn: (row) => {
      const placed = placedIn(row);
      return placed && assessmentStatuses.indexOf(placed.status);
    },
    cell: ({ row: { original } }) => {
      const placed = placedIn(original);
      const { product } = original;
      return placed && <Cell productId={product.id} placed={placed} name={`${product.name}, ${name}`} />;
    },
    meta: { headStyle: { minWidth: 130, overflowWrap: "normal" } },
  };
}

function Product({ row: { product, h_codes } }: { row: Row }) {
  return (
    <>
      <Anchor component={Link} href={`/products/${product.id}`} underline="always">
        {product.name}
      </Anchor>
      <Text size="xs" c="dimmed" lineClamp={2}>
        {hazardOrder(h_codes).join(", ")}
      </Text>
    </>
  );
}

function Cell({ productId, placed, name }: { productId: string; placed: Placed; name: string }) {
  const t = useTranslations("assessments");
  const colon = useColon();
  return (
    <Anchor
      component={Link}
      href={`/assessments/${productId}/${placed.workplace_id}`}
      underline="never"
      aria-label={`${name}${colon} ${spoken(t, placed)}`}
    >
      <Stack gap={4} align="flex-start">
        <AssessmentStatusBadge status={placed.status} />
        <Group gap={4}>
          {placed.emkg && <LevelBadge level={placed.emkg.overall} size="md" />}
          {placed.recess && <RiskClassBadge score={placed.recess.risk_score} />}
        </Group>
      </Stack>
    </Anchor>
  );
}

function spoken(
  t: ReturnType<typeof useTranslations<"assessments">>,
  { status, emkg, recess }: Placed,
): string {
  return [
    t(`status.${status}`),
    emkg && `${t("emkg")} ${emkg.overall === null ? t("noLevel") : t("level", { level: emkg.overall })}`,
    recess && `${t("recess")} ${recess.risk_score}`,
  ]
    .filter(Boolean)
    .join(", ");
}
