import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { DemoPerson } from "./client";
import { type DemoSheet, demoFile, demoSheets } from "./sheets";

const Uploaded = z.object({ id: z.string(), status: z.string() });
const Meta = z.object({ meta: z.object({ total: z.int() }) });
const Products = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      sds: z
        .object({
          document_id: z.string(),
          product_name: z.string().nullable(),
          procurement_status: z.string(),
        })
        .nullable(),
    }),
  ),
});

export type LibraryProduct = { id: string; documentId: string; decision: string };

/** Uploads sheets; what the team holds already stays as it is. Answers with the document of each. */
export async function uploadSheets(
  person: DemoPerson,
  sheets: readonly DemoSheet[],
): Promise<Map<DemoSheet, string>> {
  const documents = new Map<DemoSheet, string>();
  for (const sheet of sheets)
    documents.set(sheet, (await person.upload(Uploaded, "/sds", await demoFile(sheet))).id);
  return documents;
}

export async function uploadFile(
  person: DemoPerson,
  file: { fileName: string; bytes: Uint8Array },
): Promise<void> {
  await person.upload(Uploaded, "/sds", file);
}

/** Resolves when the worker has read every sheet of the team, saying now and then how many are left. */
export async function untilRead(
  person: DemoPerson,
  say: (message: string) => void,
  told: AbortSignal,
): Promise<void> {
  let before = -1;
  for (;;) {
    told.throwIfAborted();
    const { meta } = await person.read(Meta, "/sds?status=processing&per_page=1");
    if (meta.total === 0) return;
    if (before < 0 || before - meta.total >= 10) {
      say(`  ${meta.total} sheets are being read …`);
      before = meta.total;
    }
    await sleep(250, undefined, { signal: told });
  }
}

/** The products of the library by the sheet that they came from. */
export async function productsOf(
  person: DemoPerson,
  sheets: readonly DemoSheet[],
): Promise<Map<DemoSheet, LibraryProduct>> {
  const { data } = await person.send(Products, "POST", "/products", {});
  const byName = new Map(
    data.flatMap(({ id, sds }) =>
      sds?.product_name
        ? [[sds.product_name, { id, documentId: sds.document_id, decision: sds.procurement_status }] as const]
        : [],
    ),
  );
  const found = new Map<DemoSheet, LibraryProduct>();
  for (const sheet of sheets) {
    const product = byName.get(demoSheets[sheet].name);
    if (product) found.set(sheet, product);
  }
  return found;
}
