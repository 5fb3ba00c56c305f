"use client";

import { Anchor, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useFormatter, useTranslations } from "next-intl";
import { AssessmentStatusBadge } from "@/components/assessments/assessment-status";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { useHazardCodes } from "@/components/hazard-codes";
import { Link } from "@/components/link";
import { Pictograms } from "@/components/pictograms";
import { useRights } from "@/components/rights";
import { SignalWord } from "@/components/signal-word";
import { type AssessmentStatus, assessmentStatuses } from "@/lib/assessments/assessment-statuses";
import type { Contents } from "./workplace-screen";

const AddProducts = dynamic(() => import("./add-products").then((file) => file.AddProducts), { ssr: false });

type Placed = Contents["products"][number];
type Props = { workplace: Contents["workplace"]; products: Contents["products"] };

/** The products at the workplace with their hazards, amounts, and whether they are assessed. */
export function PlacedProducts({ workplace, products }: Props) {
  const t = useTranslations("workplaces");
  const { canWrite } = useRights();
  const [isAdding, { open, close }] = useDisclosure(false);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="contents">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5" id="contents">
          {t("contents", { count: products.length })}
        </Title>
        {canWrite && (
          <Button size="xs" onClick={open}>
            {t("add")}
          </Button>
        )}
      </Group>
      {products.length === 0 && <Text c="dimmed">{t("nothingHere")}</Text>}
      {products.length > 0 && <PlacedTable products={products} />}
      {isAdding && (
        <AddProducts
          workplaceId={workplace.id}
          held={products.map(({ product }) => product.id)}
          onClose={close}
        />
      )}
    </Paper>
  );
}

function PlacedTable({ products }: Pick<Props, "products">) {
  const t = useTranslations("workplaces");
  const format = useFormatter();
  const columns: DataColumn<Placed>[] = [
    {
      id: "product",
      header: t("product"),
      accessorFn: ({ product }) => nameOf(product),
      cell: ({ row }) => <Name placed={row.original} />,
    },
    {
      id: "hazards",
      header: t("hazards"),
      cell: ({ row }) => <Hazards product={row.original.product} />,
      meta: { visibleFrom: "sm" },
    },
    {
      id: "amount",
      header: t("amount"),
      cell: ({ row }) =>
        row.original.totals.map(({ unit, amount }) => (
          <Text key={unit} size="sm" style={{ whiteSpace: "nowrap" }}>
            {format.number(amount, { maximumFractionDigits: 3 })} {unit}
          </Text>
        )),
    },
    {
      id: "assessments",
      header: t("assessments"),
      accessorFn: ({ recess, emkg }) => rank(recess) + rank(emkg),
      cell: ({ row }) => (
        <Group gap={4}>
          <AssessmentStatusBadge method="RECESS" status={row.original.recess} />
          <AssessmentStatusBadge method="EMKG" status={row.original.emkg} />
        </Group>
      ),
      meta: { visibleFrom: "md" },
    },
  ];
  return (
    <DataTable
      rows={products}
      columns={columns}
      rowId={({ product }) => product.id}
      aria-labelledby="contents"
      verticalSpacing="sm"
    />
  );
}

/** What asks for work stands first. */
const rank = (status: AssessmentStatus) => assessmentStatuses.indexOf(status);

function nameOf({ display_name, sds }: Placed["product"]): string | undefined {
  return display_name ?? sds?.product_name ?? sds?.file_name;
}

function Name({ placed: { product, hazards } }: { placed: Placed }) {
  const t = useTranslations("workplaces");
  const codesOf = useHazardCodes();
  return (
    <Stack gap={2}>
      <Anchor component={Link} href={`/products/${product.id}?tab=stock`} fw={600}>
        {nameOf(product)}
      </Anchor>
      <Text size="xs" c="dimmed">
        {product.sds ? codesOf(product.sds.h_codes, hazards) : t("awaiting")}
      </Text>
    </Stack>
  );
}

function Hazards({ product: { sds } }: { product: Placed["product"] }) {
  return (
    <Group gap="xs">
      <SignalWord word={sds?.signal_word ?? null} />
      <Pictograms codes={sds?.pictograms ?? []} />
    </Group>
  );
}
