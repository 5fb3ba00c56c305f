"use client";

import { NativeSelect, Table, Text, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ClipboardEvent } from "react";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";
import { useColon } from "@/i18n/use-colon";
import { units } from "@/lib/workplaces/quantities/units";
import { type AmountRow, emptyRow, pasted } from "./amounts";

type Props = {
  products: { id: string; name: string }[];
  /** By the product's id. */
  rows: ReadonlyMap<string, AmountRow>;
  incomplete: ReadonlySet<string>;
  onChange: (rows: Map<string, AmountRow>) => void;
};

/** How much of each product stands there: typed, or pasted from a spreadsheet. */
export function AmountsTable({ products, rows, incomplete, onChange }: Props) {
  const t = useTranslations("stock");
  useLeaveGuard(rows.size > 0);
  const rowOf = (id: string) => rows.get(id) ?? emptyRow;
  const paste = (event: ClipboardEvent, from: number) => {
    const text = event.clipboardData.getData("text");
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    const filled = pasted(
      products.map(({ id }) => rowOf(id)),
      from,
      text,
    );
    onChange(new Map(products.map(({ id }, index) => [id, filled[index] ?? emptyRow])));
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        {t("amountsLead")}
      </Text>
      <Table.ScrollContainer minWidth={0}>
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("product")}</Table.Th>
              <Table.Th w={90}>{t("amount")}</Table.Th>
              <Table.Th w={80}>{t("unit")}</Table.Th>
              <Table.Th w={90}>{t("containers")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {products.map(({ id, name }, index) => (
              <ProductRow
                key={id}
                name={name}
                row={rowOf(id)}
                isIncomplete={incomplete.has(id)}
                onChange={(change) => onChange(new Map(rows).set(id, { ...rowOf(id), ...change }))}
                onPaste={(event) => paste(event, index)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

type RowProps = {
  name: string;
  row: AmountRow;
  isIncomplete: boolean;
  onChange: (change: Partial<AmountRow>) => void;
  onPaste: (event: ClipboardEvent) => void;
};

function ProductRow({ name, row, isIncomplete, onChange, onPaste }: RowProps) {
  const t = useTranslations("stock");
  const colon = useColon();
  const text = (field: "amount" | "containers", inputMode: "decimal" | "numeric") => (
    <TextInput
      size="xs"
      inputMode={inputMode}
      aria-label={`${name}${colon} ${t(field)}`}
      value={row[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  );
  return (
    <Table.Tr onPaste={onPaste}>
      <Table.Td>
        {name}
        {isIncomplete && (
          <Text size="xs" c="red" role="alert">
            {t("sayAll")}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{text("amount", "decimal")}</Table.Td>
      <Table.Td>
        <NativeSelect
          size="xs"
          aria-label={`${name}${colon} ${t("unit")}`}
          data={[{ value: "", label: "–" }, ...units]}
          value={row.unit}
          onChange={(event) => onChange({ unit: event.currentTarget.value })}
        />
      </Table.Td>
      <Table.Td>{text("containers", "numeric")}</Table.Td>
    </Table.Tr>
  );
}
