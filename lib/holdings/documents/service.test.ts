import { describe, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { AppError } from "@/lib/platform/errors";
import { testDatabase } from "@/lib/testing/database";
import { teamContext } from "@/lib/testing/team-context";
import { cleanFileName } from "./holding";
import { create, detail, download, list, store, update } from "./service";

testDatabase();

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}`);
const page = { page: 1, per_page: 25 };

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

describe("an uploaded sheet", () => {
  test("waits for its extraction, with its job, and is downloaded byte for byte", async () => {
    const context = await teamContext();
    const { document, created } = await create(context, { fileName: "a.pdf", bytes: pdf("one") });
    expect(created).toBe(true);
    expect(document.status).toBe("processing");
    const jobs = await database()
      .$queryRaw`select 1 from graphile_worker.jobs where key = ${`extract:${document.id}`}`;
    expect(jobs).toHaveLength(1);
    await store(pdf("one"));
    expect(await bytesOf((await download(context, document.id)).body)).toBe("%PDF-1.7\none");
  });

  test("that arrives twenty times at once is one document with one job", async () => {
    const context = await teamContext();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => create(context, { fileName: "a.pdf", bytes: pdf("twenty") })),
    );
    expect(new Set(results.map(({ document }) => document.id)).size).toBe(1);
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect((await list(context, page)).meta.total).toBe(1);
  });

  test("that was archived comes back when it is uploaded again", async () => {
    const context = await teamContext();
    const { document } = await create(context, { fileName: "a.pdf", bytes: pdf("again") });
    await update(context, document.id, { archived: true });
    expect((await list(context, page)).meta.total).toBe(0);
    expect((await list(context, { ...page, archived: true })).meta.total).toBe(1);
    await create(context, { fileName: "a.pdf", bytes: pdf("again") });
    expect((await list(context, page)).meta.total).toBe(1);
  });

  test("of another team is not found, though its bytes are stored once", async () => {
    const [ours, theirs] = [await teamContext("Ours"), await teamContext("Theirs")];
    const { document } = await create(theirs, { fileName: "a.pdf", bytes: pdf("shared") });
    await expect(detail(ours, document.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(update(ours, document.id, { sku: "x" })).rejects.toMatchObject({ code: "not-found" });
    const own = await create(ours, { fileName: "b.pdf", bytes: pdf("shared") });
    expect(own.created).toBe(true);
    expect(own.document.sheetId).toBe(document.sheetId);
  });

  test("that is no PDF is refused and nothing is kept", async () => {
    const context = await teamContext();
    const attempt = store(new TextEncoder().encode("<html>"));
    await expect(attempt).rejects.toSatisfy(
      (error) => error instanceof AppError && error.code === "unsupported-media-type",
    );
    expect((await list(context, page)).meta.total).toBe(0);
  });
});

test("a search text's % and _ stand for themselves", async () => {
  const context = await teamContext();
  const { document } = await create(context, { fileName: "a.pdf", bytes: pdf("names") });
  await database().document.updateMany({ where: { id: document.id }, data: { productName: "Acid 100_%" } });
  expect((await list(context, { ...page, query: "100_%" })).meta.total).toBe(1);
  expect((await list(context, { ...page, query: "A%d" })).meta.total).toBe(0);
});

test.each([
  ["a plain name stays", "sheet.pdf", "sheet.pdf"],
  ["folders are dropped", "C:\\data\\..\\sheet.pdf", "sheet.pdf"],
  ["control characters are dropped", "she\r\net.pdf", "sheet.pdf"],
  ["an empty name gets one", "  ", "sheet.pdf"],
])("cleanFileName: %s", (_, given, expected) => {
  expect(cleanFileName(given)).toBe(expected);
});
