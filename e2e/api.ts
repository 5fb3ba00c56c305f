import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { z } from "zod";
import type { SheetFile } from "./made-sheets";
import { createKey, type Person } from "./person";
import { sheetFile } from "./sheet-file";

const Products = z.array(
  z.object({
    id: z.string(),
    sds: z.object({ document_id: z.string(), product_name: z.string().nullable() }),
  }),
);
const Sheets = z.array(z.object({ id: z.string(), status: z.string() }));
export const Made = z.object({ id: z.string() });

/** Four pages of pictures are read in ten seconds, on a busy machine in minutes. */
const scanMs = 480_000;

/** The team's API with a key of its own. */
export function api(request: APIRequestContext, person: Person) {
  let key: Promise<string> | undefined;
  const headers = async () => {
    key ??= createKey(person);
    return { authorization: `Bearer ${await key}` };
  };
  async function dataOf<Data extends z.ZodType>(data: Data, answer: APIResponse): Promise<z.output<Data>> {
    expect(answer.ok(), await answer.text()).toBe(true);
    return data.parse(z.object({ data: z.unknown() }).parse(await answer.json()).data);
  }
  const upload = async (file: string) =>
    request.post("/v1/sds", {
      headers: await headers(),
      multipart: {
        file: { name: basename(file), mimeType: "application/pdf", buffer: readFileSync(file) },
      },
    });
  const post = async <Data extends z.ZodType>(data: Data, path: string, body: object) =>
    dataOf(data, await request.post(`/v1${path}`, { headers: await headers(), data: body }));
  const get = async <Data extends z.ZodType>(data: Data, path: string) =>
    dataOf(data, await request.get(`/v1${path}`, { headers: await headers() }));
  const put = async (path: string, body: object) =>
    dataOf(z.unknown(), await request.put(`/v1${path}`, { headers: await headers(), data: body }));
  return {
    get,
    post,
    put,
    upload,
    /** Uploads sheets and waits until all are read; answers with the ids of the products by the name on the sheet. */
    async fill(sheets: SheetFile[]): Promise<Map<string, { product: string; sheet: string }>> {
      for (const sheet of sheets) expect((await upload(await sheetFile(sheet))).ok()).toBe(true);
      await expect(async () => {
        const held = await get(Sheets, "/sds?per_page=100");
        expect(held.map(({ status }) => status)).toEqual(sheets.map(() => "completed"));
      }).toPass({ timeout: sheets.some(({ isScan }) => isScan) ? scanMs : 60_000 });
      const products = await post(Products, "/products", {});
      return new Map(
        products.map(({ id, sds }) => [sds.product_name ?? "", { product: id, sheet: sds.document_id }]),
      );
    },
    /** A workplace with these products, each with a line of stock. */
    async workplace(name: string, products: string[]): Promise<string> {
      const { id } = await post(Made, "/locations", { name, type: "room", ventilation: "mechanical" });
      if (products.length)
        await post(z.array(z.unknown()), `/workplaces/${id}/products`, { product_ids: products });
      for (const product of products)
        await post(Made, `/products/${product}/quantities`, { workplace_id: id, amount: 5, unit: "L" });
      return id;
    },
  };
}

export type Api = ReturnType<typeof api>;
