"use client";

import { useTranslations } from "next-intl";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { LinkAnchor } from "@/components/link-anchor";
import { useDates } from "@/i18n/use-dates";

type Awaiting = {
  id: string;
  name: string | null;
  manufacturer: string | null;
  supplier: string | null;
  createdAt: Date;
};
type Props = {
  products: Awaiting[];
  /** False where more of them are on other pages. */
  isWhole: boolean;
};

export function AwaitingTable({ products, isWhole }: Props) {
  const t = useTranslations("columns");
  const dates = useDates();
  const columns: DataColumn<Awaiting>[] = [
    {
      id: "name",
      header: t("name"),
      accessorFn: ({ name }) => name ?? undefined,
      cell: ({ row: { original } }) => (
        <LinkAnchor href={`/products/${original.id}?tab=sheets`} size="sm" fw={600}>
          {original.name}
        </LinkAnchor>
      ),
      meta: { card: "plain" },
    },
    {
      id: "manufacturer",
      header: t("manufacturer"),
      accessorFn: ({ manufacturer }) => manufacturer ?? undefined,
      cell: ({ row }) => row.original.manufacturer ?? "–",
    },
    {
      id: "supplier",
      header: t("supplier"),
      accessorFn: ({ supplier }) => supplier ?? undefined,
      cell: ({ row }) => row.original.supplier ?? "–",
    },
    {
      id: "created_at",
      header: t("created_at"),
      accessorFn: ({ createdAt }) => createdAt.getTime(),
      cell: ({ row }) => dates.day(row.original.createdAt),
    },
  ];
  return (
    <DataTable
      rows={products}
      columns={columns}
      rowId={({ id }) => id}
      isWhole={isWhole}
      isCards
      verticalSpacing="sm"
    />
  );
}
