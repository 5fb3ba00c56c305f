import { AppError } from "@/lib/platform/errors";

const reasons = {
  too_large: "The file has more than {most} bytes.",
  too_many_rows: "The table has more than {most} rows. Import it in parts.",
  too_many_columns: "The table has more than {most} columns.",
  cell_too_long: "A cell in row {row} has more than {most} characters.",
  no_rows: "The file holds no rows beneath its headings.",
  not_a_table: "The file is neither an Excel workbook (.xlsx) nor a CSV file.",
  old_excel: "The file is of Excel 97–2003 (.xls). Save it as .xlsx or CSV.",
  damaged: "The file is damaged: it cannot be read to its end.",
  open_quote: "A quotation mark that opens in row {row} is never closed.",
} as const;
export type UnreadableReason = keyof typeof reasons;

/** A table that is refused: 422 that says why in words, and in `reason` for the screens. */
export function unreadableTable(reason: UnreadableReason, values: { most?: number; row?: number } = {}) {
  const message = reasons[reason]
    .replace("{most}", String(values.most ?? ""))
    .replace("{row}", String(values.row ?? ""));
  return new AppError("validation-error", `file: ${message}`, {
    errors: [{ field: "file", message }],
    extra: { reason, ...values },
  });
}
