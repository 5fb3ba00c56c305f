"use client";

import { ActionIcon, Button } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ViewerIcon } from "@/components/pdf-viewer/viewer-icons";
import classes from "../review.module.css";

type Props<Row> = {
  rows: Row[];
  onChange: (rows: Row[]) => void;
  /** What a new row begins with. */
  empty: Row;
  /** The fields of one row; `set` changes some of them. */
  fields: (row: Row, set: (change: Partial<Row>) => void, index: number) => ReactNode;
};

/** Rows of fields that can be added, moved and removed. */
export function Rows<Row extends object>({ rows, onChange, empty, fields }: Props<Row>) {
  const t = useTranslations("review");
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row) onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
  };
  return (
    <>
      <ol className={classes.rows}>
        {rows.map((row, i) => (
          // Rows have no names of their own, and their fields keep nothing that their values do not say.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={i} className={classes.row}>
            <div className={classes.fields}>
              {fields(row, (change) => onChange(rows.with(i, { ...row, ...change })), i)}
            </div>
            <div className={classes.rowTools}>
              <RowTool
                icon="previous"
                label={t("moveUp", { row: i + 1 })}
                isOff={i === 0}
                act={() => move(i, i - 1)}
              />
              <RowTool
                icon="next"
                label={t("moveDown", { row: i + 1 })}
                isOff={i === rows.length - 1}
                act={() => move(i, i + 1)}
              />
              <RowTool
                icon="close"
                label={t("removeRow", { row: i + 1 })}
                isOff={false}
                act={() => onChange(rows.toSpliced(i, 1))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        size="compact-xs"
        variant="default"
        style={{ alignSelf: "flex-start" }}
        onClick={() => onChange([...rows, empty])}
      >
        {t("addRow")}
      </Button>
    </>
  );
}

type ToolProps = { icon: "previous" | "next" | "close"; label: string; isOff: boolean; act: () => void };

function RowTool({ icon, label, isOff, act }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={act}
    >
      <ViewerIcon name={icon} />
    </ActionIcon>
  );
}
