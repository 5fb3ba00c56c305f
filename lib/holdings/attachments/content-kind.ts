import { inflateRawSync } from "node:zlib";

export const attachmentMimeTypes = [
  "application/pdf",
  "image/png",
  "image/jpeg",
  "image/webp",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "text/plain",
] as const;
export type AttachmentMimeType = (typeof attachmentMimeTypes)[number];

const [pdf, png, jpeg, webp, docx, xlsx, txt] = attachmentMimeTypes;

/** What a file is, judged by its content alone; null when it is none of the kinds that may be attached. */
export function contentKind(bytes: Uint8Array): AttachmentMimeType | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (hex: string) => buffer.subarray(0, hex.length / 2).toString("hex") === hex;
  // Readers accept the mark anywhere in the first 1,024 bytes (ISO 32000-2, Annex I).
  if (buffer.subarray(0, 1024).includes("%PDF-")) return pdf;
  if (starts("89504e470d0a1a0a")) return png;
  if (starts("ffd8ff")) return jpeg;
  if (buffer.toString("latin1", 0, 4) === "RIFF" && buffer.toString("latin1", 8, 12) === "WEBP") return webp;
  if (starts("504b0304")) return officeKind(buffer);
  return isPlainText(buffer) ? txt : null;
}

/** Word and Excel files without macros: the main part's type is written in [Content_Types].xml (ECMA-376, part 2). */
function officeKind(buffer: Buffer): AttachmentMimeType | null {
  const types = zipMember(buffer, "[Content_Types].xml")?.toString("utf8") ?? "";
  if (types.includes(`"${docx}.main+xml"`)) return docx;
  if (types.includes(`"${xlsx}.main+xml"`)) return xlsx;
  return null;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const maxMemberBytes = 1_000_000;

/** A member of a ZIP archive, found by its central directory; null when there is none or the archive is broken. */
function zipMember(zip: Buffer, name: string): Buffer | null {
  try {
    let end = zip.length - 22;
    while (end >= 0 && zip.readUInt32LE(end) !== endMark) end -= 1;
    if (end < 0) return null;
    let at = zip.readUInt32LE(end + 16);
    for (let left = zip.readUInt16LE(end + 10); left > 0 && zip.readUInt32LE(at) === entryMark; left -= 1) {
      const nameLength = zip.readUInt16LE(at + 28);
      if (zip.toString("utf8", at + 46, at + 46 + nameLength) === name) return memberAt(zip, at);
      at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return null;
  } catch {
    return null;
  }
}

function memberAt(zip: Buffer, entry: number): Buffer | null {
  const method = zip.readUInt16LE(entry + 10);
  const size = zip.readUInt32LE(entry + 20);
  const local = zip.readUInt32LE(entry + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const data = zip.subarray(start, start + size);
  if (method === 0) return data;
  return method === 8 ? inflateRawSync(data, { maxOutputLength: maxMemberBytes }) : null;
}

/** UTF-8 without control characters that is not the source of a page, drawing or rich text. */
function isPlainText(buffer: Buffer): boolean {
  if (!buffer.length) return false;
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(buffer);
  } catch {
    return false;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that plain text lacks
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/.test(text)) return false;
  return !/^\s*(<!doctype|<\?xml|<\?php|<html|<head|<body|<svg|<script|<!--|\{\\rtf|#!)/i.test(text);
}
