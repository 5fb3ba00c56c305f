"use client";

import { ActionIcon, Button, Checkbox, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { moveInTable, shownHeaders } from "./column-order";
import classes from "./library.module.css";
import { type LibraryTable, labelOf } from "./use-library-table";
import { defaultColumns, type LibraryView, type SetLibraryView } from "./view";

type Props = { table: LibraryTable; view: LibraryView; setView: SetLibraryView };

/** Which columns are shown and in which order, and how high the rows are. */
export function ColumnPanel({ table, view, setView }: Props) {
  const t = useTranslations("products");
  return (
    <Stack gap="xs">
      <SegmentedControl
        size="xs"
        aria-label={t("density")}
        value={view.density}
        onChange={(value) => void setView({ density: value === "compact" ? "compact" : "normal" })}
        data={[
          { value: "normal", label: t("normal") },
          { value: "compact", label: t("compact") },
        ]}
      />
      <div className={classes.columns}>
        <Stack gap={2}>
          <ShownColumns table={table} />
          <HiddenColumns table={table} />
        </Stack>
      </div>
      <Button
        size="xs"
        variant="subtle"
        onClick={() => void setView({ cols: defaultColumns, pin: ["name"], w: {} })}
      >
        {t("resetColumns")}
      </Button>
    </Stack>
  );
}

function ShownColumns({ table }: { table: LibraryTable }) {
  const t = useTranslations("products");
  const columns = shownHeaders(table).map(({ column }) => column);
  return columns.map((column, i) => (
    <Group key={column.id} justify="space-between" wrap="nowrap" mih={28}>
      <Checkbox
        size="xs"
        label={labelOf(column)}
        checked
        disabled={!column.getCanHide()}
        onChange={() => column.toggleVisibility(false)}
      />
      <Group gap={2} wrap="nowrap">
        <Arrow
          label={t("up", { name: labelOf(column) })}
          sign="↑"
          onClick={() => moveInTable(table, column.id, i - 1)}
          isOff={i === 0}
        />
        <Arrow
          label={t("down", { name: labelOf(column) })}
          sign="↓"
          onClick={() => moveInTable(table, column.id, i + 1)}
          isOff={i === columns.length - 1}
        />
      </Group>
    </Group>
  ));
}

function HiddenColumns({ table }: { table: LibraryTable }) {
  const t = useTranslations("products");
  const hidden = table.getAllFlatColumns().filter((column) => !column.getIsVisible());
  return (
    <>
      {hidden.length > 0 && (
        <Text size="xs" c="dimmed" mt="xs">
          {t("hiddenColumns")}
        </Text>
      )}
      {hidden.map((column) => (
        <Checkbox
          key={column.id}
          size="xs"
          mih={24}
          label={labelOf(column)}
          checked={false}
          onChange={() => column.toggleVisibility(true)}
        />
      ))}
    </>
  );
}

type ArrowProps = { label: string; sign: string; onClick: () => void; isOff: boolean };

function Arrow({ label, sign, onClick, isOff }: ArrowProps) {
  return (
    <ActionIcon variant="subtle" size={24} aria-label={label} onClick={onClick} disabled={isOff}>
      <span aria-hidden="true">{sign}</span>
    </ActionIcon>
  );
}
