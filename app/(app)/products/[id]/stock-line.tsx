"use client";

import { CloseButton, Select, Table, Text } from "@mantine/core";
import { useFormatter, useTranslations } from "next-intl";
import { useRights } from "@/components/rights";
import { useRecipientTypes } from "@/components/use-recipient-types";
import { useUndoNotice } from "@/components/use-undo-notice";
import { units } from "@/lib/workplaces/quantities/units";
import { NumberBox } from "./number-box";
import type { Line, LineFields, Stock } from "./use-stock";

/** One line of stock. A number is kept when its box is left, a choice at once. */
export function StockLine({ line, stock }: { line: Line; stock: Stock }) {
  const t = useTranslations("stock");
  const { canWrite } = useRights();
  const format = useFormatter();
  const types = useRecipientTypes();
  const showUndo = useUndoNotice();
  const keep = (fields: LineFields) => stock.change.mutate({ id: line.id, fields });
  const total =
    line.total === null ? "–" : `${format.number(line.total, { maximumFractionDigits: 3 })} ${line.unit}`;

  const remove = () =>
    stock.remove.mutate(line, {
      onSuccess: () => showUndo(t("lineRemoved"), () => stock.restore.mutate(line)),
    });

  if (!canWrite)
    return (
      <Table.Tr>
        <Table.Td data-label={t("amount")}>{line.amount}</Table.Td>
        <Table.Td data-label={t("unit")}>{line.unit}</Table.Td>
        <Table.Td data-label={t("containers")}>{line.container_count}</Table.Td>
        <Table.Td data-label={t("package")}>
          {types.find(({ value }) => value === line.recipient_id)?.label}
        </Table.Td>
        <Table.Td data-label={t("total")}>{total}</Table.Td>
      </Table.Tr>
    );
  return (
    <Table.Tr>
      <Table.Td data-label={t("amount")}>
        <NumberBox
          w={110}
          decimalScale={3}
          hideControls
          label={t("amount")}
          saved={line.amount}
          onKeep={(amount) => keep({ amount })}
        />
      </Table.Td>
      <Table.Td data-label={t("unit")}>
        <Select
          size="xs"
          w={80}
          allowDeselect={false}
          aria-label={t("unit")}
          data={[...units]}
          value={line.unit}
          onChange={(unit) => unit && keep({ unit })}
        />
      </Table.Td>
      <Table.Td data-label={t("containers")}>
        <NumberBox
          w={90}
          allowDecimal={false}
          label={t("containers")}
          saved={line.container_count}
          onKeep={(count) => keep({ container_count: count })}
        />
      </Table.Td>
      <Table.Td data-label={t("package")}>
        <Select
          size="xs"
          maw={190}
          searchable
          clearable
          aria-label={t("package")}
          data={types}
          value={line.recipient_id}
          onChange={(recipient_id) => keep({ recipient_id })}
        />
      </Table.Td>
      <Table.Td data-label={t("total")} style={{ whiteSpace: "nowrap" }}>
        <Text size="sm" fw={600}>
          {total}
        </Text>
      </Table.Td>
      <Table.Td>
        <CloseButton size="sm" aria-label={t("removeLine")} onClick={remove} />
      </Table.Td>
    </Table.Tr>
  );
}
