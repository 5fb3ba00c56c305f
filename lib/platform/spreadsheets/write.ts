import type { Cell } from "./cell";
import { csvLines } from "./csv";
import { xlsxBytes } from "./xlsx";

export const contentTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
export type SpreadsheetFormat = keyof typeof contentTypes;

/**
 * A spreadsheet as a file that goes out while its rows are read. The first rows are read before it begins, so that a
 * refusal is a proper error.
 */
export async function toFile<Row>(
  format: SpreadsheetFormat,
  name: string,
  head: string[],
  batches: AsyncIterable<Row[]>,
  toRow: (row: Row) => Cell[],
) {
  const cells = mapBatches(await begun(batches), toRow);
  const bytes = format === "csv" ? csvLines(head, cells) : xlsxBytes(name, head, cells);
  return { body: toStream(bytes), contentType: contentTypes[format], fileName: `${name}.${format}` };
}

async function begun<Row>(batches: AsyncIterable<Row[]>): Promise<AsyncGenerator<Row[]>> {
  const all = batches[Symbol.asyncIterator]();
  const first = await all.next();
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await all.next()) yield next.value;
    } finally {
      await all.return?.();
    }
  })();
}

async function* mapBatches<Row>(
  batches: AsyncIterable<Row[]>,
  toRow: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map(toRow);
}

function toStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done) return controller.close();
        controller.enqueue(next.value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
