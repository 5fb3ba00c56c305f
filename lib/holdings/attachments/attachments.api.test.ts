import { deflateRawSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { handleFile } from "@/lib/api/files/http";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
let team: TestTeam;
let sdsId: string;
beforeAll(async () => {
  team = await testTeam();
  sdsId = await uploadRead(team.client);
});
const attach = (form: FormData) => team.client.post(`/sds/${sdsId}/attachments`, undefined, { form });

/** A ZIP archive with one deflated member. */
function zip(name: string, content: string): Uint8Array<ArrayBuffer> {
  const data = deflateRawSync(content);
  const header = Buffer.alloc(30 + name.length);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt16LE(name.length, 26);
  header.write(name, 30);
  const entry = Buffer.alloc(46 + name.length);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt16LE(name.length, 28);
  entry.write(name, 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(header.length + data.length, 16);
  return new Uint8Array(Buffer.concat([header, data, entry, end]));
}

const office = (kind: string) =>
  zip("[Content_Types].xml", `<Types><Override ContentType="${kind}"/></Types>`);
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"));

describe("an attachment", () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ["a PDF", testPdf(), "application/pdf"],
    ["a PNG", bytes("89504e470d0a1a0a0000"), "image/png"],
    ["a JPEG", bytes("ffd8ffe000104a464946"), "image/jpeg"],
    ["a WebP", new Uint8Array(Buffer.from("RIFF\x00\x00\x00\x00WEBPVP8 ", "latin1")), "image/webp"],
    ["a Word file", office(`${docx}.main+xml`), docx],
    ["an Excel file", office(`${xlsx}.main+xml`), xlsx],
    ["plain text", "Prüfbericht\nTemperature 20 °C", "text/plain"],
  ])("that is %s is known by its content", async (_, content, mimeType) => {
    const { status, body } = await attach(fileForm(content, "file.bin"));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ type: "other", mime_type: mimeType, label: null, description: null });
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ["a program", bytes("4d5a90000300000004000000ffff0000")],
    ["a ZIP archive", zip("readme.txt", "hello")],
    ["a Word file with macros", office("application/vnd.ms-word.document.macroEnabled.main+xml")],
    ["a web page named .txt", "<!DOCTYPE html><script>alert(1)</script>"],
    ["a drawing with scripts", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ["text in Latin-1", bytes("50f66b")],
    ["an empty file", ""],
    ["a GIF", "GIF89a\u0001"],
  ])("that is %s is refused", async (_, content) => {
    const { status, body } = await attach(fileForm(content, "file.txt"));
    expect(status).toBe(415);
    expect(body.type).toMatch(/\/errors\/unsupported-media-type$/);
  });

  test("without a file, without a form, too large, or of an unknown type is refused", async () => {
    const empty = new FormData();
    empty.set("type", "other");
    expect((await attach(empty)).status).toBe(400);
    expect((await team.client.post(`/sds/${sdsId}/attachments`, { type: "other" })).status).toBe(400);
    expect((await attach(fileForm("x", "a.txt", { type: "manual" }))).body.errors[0].field).toBe("type");
    expect((await attach(fileForm("x", "a.txt", { colour: "red" }))).status).toBe(422);
    expect((await attach(fileForm("x".repeat(10_485_761), "a.txt"))).status).toBe(413);
    expect((await attach(fileForm("x".repeat(10_485_760), "a.txt"))).status).toBe(201);
  });

  test("is downloaded by its signed URL, without the key and only unaltered", async () => {
    const members = { type: "certificate", label: "ISO", description: "d" };
    const { body } = await attach(fileForm("hello", "../ä b.txt", members));
    expect(body.data).toMatchObject({ ...members, file_name: "ä b.txt", file_size: 5 });
    const url: string = body.data.download_url;
    const answer = await handleFile(new Request(url));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("hello");
    expect(answer.headers.get("content-type")).toBe("text/plain");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await handleFile(new Request(url, { method: "HEAD" }))).status).toBe(200);
    const altered = [
      url.replace(/expires=\d+/, "expires=9999999999"),
      url.replace(/.$/, "x"),
      url.split("?")[0],
    ];
    for (const other of altered) expect((await handleFile(new Request(String(other)))).status).toBe(403);
    const upload = url.replace("/attachments/", "/documents/");
    expect((await handleFile(new Request(upload))).status).toBe(403);
  });

  test("is listed with its document and with its product", async () => {
    const { client } = await testTeam();
    const document = await uploadRead(client);
    await client.post(`/sds/${document}/attachments`, undefined, { form: fileForm("one", "one.txt") });
    expect((await client.get(`/sds/${document}/attachments`)).body.data).toHaveLength(1);
    const [product] = (await client.post("/products")).body.data;
    const [listed] = (await client.get(`/products/${product.id}/attachments`)).body.data;
    expect(listed).toMatchObject({ document_id: document, file_name: "one.txt" });
    const path = `/products/${product.id}/attachments/${listed.id}/download`;
    const { url } = (await client.get(path)).body.data;
    expect(await (await handleFile(new Request(url))).text()).toBe("one");
    expect((await team.client.get(path)).status).toBe(404);
    expect((await team.client.get(`/sds/${document}/attachments`)).status).toBe(404);
  });
});
