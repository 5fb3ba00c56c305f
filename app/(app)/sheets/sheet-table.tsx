"use client";

import { Checkbox, Table } from "@mantine/core";
import { useTranslations } from "next-intl";
import { SheetRow } from "./sheet-row";
import type { Sheet } from "./use-sheet-actions";

type Props = {
  sheets: Sheet[];
  chosen: ReadonlyMap<string, Sheet>;
  onChoose: (sheets: Sheet[], isChosen: boolean) => void;
};

/** One page of sheets, each of which can be chosen, or all together. */
export function SheetTable({ sheets, chosen, onChoose }: Props) {
  const t = useTranslations("sheets");
  const count = sheets.filter(({ id }) => chosen.has(id)).length;
  return (
    <Table highlightOnHover verticalSpacing="sm" horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={40}>
            <Checkbox
              aria-label={t("chooseAll")}
              checked={count === sheets.length}
              indeterminate={count > 0 && count < sheets.length}
              onChange={(event) => onChoose(sheets, event.currentTarget.checked)}
            />
          </Table.Th>
          <Table.Th>{t("product")}</Table.Th>
          <Table.Th visibleFrom="sm">{t("hazards")}</Table.Th>
          <Table.Th visibleFrom="md">{t("cas")}</Table.Th>
          <Table.Th visibleFrom="md">{t("revision")}</Table.Th>
          <Table.Th>{t("status")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sheets.map((sheet) => (
          <SheetRow
            key={sheet.id}
            sheet={sheet}
            isChosen={chosen.has(sheet.id)}
            onChoose={(isChosen) => onChoose([sheet], isChosen)}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}
