import { VisuallyHidden } from "@mantine/core";
import { useTranslations } from "next-intl";
import classes from "./level-grid.module.css";

type Props = {
  caption: string;
  /** What the rows are about; stands in the corner. */
  corner: string;
  columns: string[];
  rows: { name: string; levels: readonly number[] }[];
  /** Row and column of the cell that the work is in; null where the matrix does not decide. */
  lit: { row: number; column: number } | null;
};

/** A matrix of the method with the cell lit that decided. */
export function LevelGrid({ caption, corner, columns, rows, lit }: Props) {
  const t = useTranslations("assessments");
  return (
    <table className={classes.grid}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, levels }, row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {levels.map((level, column) => {
              const isLit = lit?.row === row && lit.column === column;
              return (
                <td key={columns[column]} className={classes.cell} data-level={level} data-lit={isLit}>
                  {level}
                  {isLit && <VisuallyHidden> ({t("matrix.lit")})</VisuallyHidden>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
