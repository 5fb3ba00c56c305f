// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { Cell, PhoneCell } from "./cell";
import classes from "./grid.module.css";
import type { ProductRow } from "./use-product-rows";

type Props = {
  index: number;
  top: number;
  height: number;
  row: ProductRow | undefined;
  names: string[];
  pinned: string[];
  isSelected: boolean;
  isActive: boolean;
  isOpen: boolean;
  workplaces: ReadonlyMap<string, string>;
  onSelect: (row: ProductRow) => void;
  onPreview: (row: ProductRow) => void;
  isPhone: boolean;
};

/** One product; a row that is not there yet is a grey bar of the same height. */
export const GridRow = memo(function GridRow(props: Props) {
  const { index, row, names, isPhone } = props;
  const t = useTranslations("products");
  const name = row ? (row.display_name ?? row.sds?.product_name ?? row.sds?.file_name ?? "") : "";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid's keys do the same from the row they are at
    <div
      role="row"
      id={`product-row-${index}`}
      aria-rowindex={index + 2}
      aria-selected={props.isSelected}
      tabIndex={-1}
      className={classes.row}
      data-active={props.isActive || undefined}
      data-open={props.isOpen || undefined}
      style={{ height: props.height, transform: `translateY(${props.top}px)` }}
      onClick={(event) => row && !isControl(event.target) && props.onPreview(row)}
    >
      <div role="gridcell" className={classes.check}>
        {row && (
          <input
            type="checkbox"
            tabIndex={-1}
            checked={props.isSelected}
            onChange={() => props.onSelect(row)}
            aria-label={t("selectOne", { name })}
            className={classes.box}
          />
        )}
      </div>
      {isPhone && (
        <div role="gridcell" className={classes.phoneCell}>
          {row ? <PhoneCell row={row} /> : <div className={classes.bar} />}
        </div>
      )}
      {!isPhone &&
        names.map((column, i) => (
          <div
            key={column}
            role="gridcell"
            className={classes.cell}
            data-pinned={props.pinned.includes(column) || undefined}
            style={{
              width: `var(--w${i})`,
              insetInlineStart: props.pinned.includes(column) ? `var(--l${i})` : undefined,
            }}
          >
            {row ? (
              <Cell column={column} row={row} workplaces={props.workplaces} />
            ) : (
              <div className={classes.bar} />
            )}
          </div>
        ))}
    </div>
  );
}, isSameRow);

/** Functions that the grid makes anew at every turn do the same as before. */
function isSameRow(before: Props, after: Props): boolean {
  return (Object.keys(after) as (keyof Props)[]).every(
    (key) =>
      typeof after[key] === "function" ||
      before[key] === after[key] ||
      (key === "names" && before.names.join() === after.names.join()),
  );
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a, button, input, label") !== null;
}
