// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
import { memo } from "react";
import { cellContent, nameOf, PhoneCell } from "./cell";
import classes from "./grid.module.css";
import type { CellWords } from "./use-cell-words";
import type { TableHeader } from "./use-library-table";
import type { ProductRow } from "./use-product-rows";

type Props = {
  index: number;
  row: ProductRow | undefined;
  headers: TableHeader[];
  /** So many of the first columns stay in sight. */
  pinned: number;
  words: CellWords;
  isSelected: boolean;
  isActive: boolean;
  isOpen: boolean;
  isPhone: boolean;
  onSelect: (row: ProductRow) => void;
};

/** One product; a row that is not there yet is a grey bar of the same height. Few elements, for many scroll by. */
export const GridRow = memo(function GridRow(props: Props) {
  const { index, row, words, isPhone } = props;
  return (
    <div
      role="row"
      id={`product-row-${index}`}
      aria-rowindex={index + 2}
      aria-selected={props.isSelected}
      tabIndex={-1}
      className={classes.row}
      data-index={index}
      data-active={props.isActive || undefined}
      data-open={props.isOpen || undefined}
    >
      <div role="gridcell" className={classes.check}>
        {row && (
          <input
            type="checkbox"
            tabIndex={-1}
            checked={props.isSelected}
            onChange={() => props.onSelect(row)}
            aria-label={words.select(nameOf(row))}
            className={classes.box}
          />
        )}
      </div>
      {isPhone && (
        <div role="gridcell" className={classes.phoneCell}>
          {row ? <PhoneCell row={row} words={words} /> : <div className={classes.bar} />}
        </div>
      )}
      {!isPhone &&
        props.headers.map(({ id, column }, i) => (
          <Cell key={id} name={column.id} isPinned={i < props.pinned} {...{ i, row, words }} />
        ))}
    </div>
  );
});

type CellProps = {
  name: string;
  i: number;
  isPinned: boolean;
  row: ProductRow | undefined;
  words: CellWords;
};

function Cell({ name, i, isPinned, row, words }: CellProps) {
  const content = row && cellContent(name, row, words);
  return (
    <div
      role="gridcell"
      className={classes.cell}
      data-pinned={isPinned || undefined}
      title={typeof content === "string" && content ? content : undefined}
      style={isPinned ? { insetInlineStart: `var(--l${i})` } : undefined}
    >
      {row ? content : <div className={classes.bar} />}
    </div>
  );
}
