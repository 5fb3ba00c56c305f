import { randomUUID } from "node:crypto";
import type { QueryResultRow } from "pg";
import { connections } from "./pool";

/** SQL text with its values. */
export type Statement = { text: string; values: unknown[] };

const batchSize = 500;

/** The rows of a statement in batches, from one snapshot; memory holds one batch, however many rows there are. */
export async function* streamRows<Row extends QueryResultRow>(statement: Statement): AsyncGenerator<Row[]> {
  const client = await connections().connect();
  const cursor = `"${randomUUID()}"`;
  let isClean = false;
  try {
    await client.query("begin read only");
    await client.query({ ...statement, text: `declare ${cursor} no scroll cursor for ${statement.text}` });
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${batchSize} from ${cursor}`);
      if (!rows.length) break;
      yield rows;
    }
    isClean = true;
  } finally {
    if (isClean) await client.query("commit");
    // A reader that went away leaves the transaction open: the connection is closed rather than kept.
    client.release(!isClean);
  }
}
