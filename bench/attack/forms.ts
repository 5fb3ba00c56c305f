import type { Operation } from "@/lib/api/operation";
import type { Asked } from "./ask";

/** A part of a form as it stands, and its header lines. */
export type Part = { head: string; content: string | Buffer };

/** A multipart body as it stands; nothing is put right. */
export function formBody(parts: Part[], boundary = "attack", end = `--${boundary}--\r\n`): Asked {
  const bytes = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  return {
    body: Buffer.concat([...bytes, Buffer.from(end)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

/** A file in a form. */
export function filePart(content: string | Uint8Array, name = "sheet.pdf", type = "application/pdf"): Part {
  return {
    head: `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}`,
    content: Buffer.from(content),
  };
}

export const textPart = (name: string, content: string): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  content,
});

export function formOf({ id }: Pick<Operation, "id">): Asked {
  if (id !== "createImport") return formBody([filePart(`%PDF-1.7\n${crypto.randomUUID()}`)]);
  return formBody([filePart("Name\nAcetone", "a.csv", "text/csv"), textPart("kind", "products")]);
}
