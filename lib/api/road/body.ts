import type { IncomingFile } from "@/lib/api/operation";
import { maxFileBytes } from "@/lib/api/values";
import { AppError } from "@/lib/platform/errors";
import { parseForm } from "./form";

const maxJsonBytes = 4 * 1024 * 1024;
const maxSmallBytes = 64 * 1024;
/** What the form around a file of the largest size may take. */
const formOverheadBytes = 256 * 1024;
/** A body too large is read to its end up to here, so that the client can send it and hear the refusal. */
const drainBytes = 64 * 1024 * 1024;

/** Reads a JSON object; an empty body is an empty object. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = decodeText(
    await readBytes(request, maxJsonBytes, `A JSON body takes at most ${maxJsonBytes} bytes.`),
  );
  if (!text.trim()) return {};
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new AppError("validation-error", "The body must be a JSON object.", {
      errors: [{ field: "body", message: "must be a JSON object" }],
    });
  return Object.fromEntries(Object.entries(value));
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("bad-request", "The body is not valid UTF-8.");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("bad-request", "The body is not valid JSON.");
  }
}

/** Reads a multipart/form-data body: text members as strings, files with their bytes. */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError("bad-request", "The body must be multipart/form-data with a member named file.");
  }
  const bytes = await readBytes(
    request,
    maxFileBytes + formOverheadBytes,
    `A file may have at most ${maxFileBytes} bytes (10 MB).`,
  );
  const members = await parseForm(bytes, type);
  const file = members.get("file");
  if (file === undefined) throw new AppError("bad-request", "The form member file is missing.");
  if (typeof file === "string")
    throw new AppError("bad-request", "The form member file is not a file: it has no file name.");
  for (const member of members.values()) checkSize(member);
  return Object.fromEntries(members);
}

function checkSize(member: string | IncomingFile): void {
  if (typeof member === "string" || member.bytes.byteLength <= maxFileBytes) return;
  throw new AppError("payload-too-large", `A file may have at most ${maxFileBytes} bytes (10 MB).`);
}

/** The same request with its body read, of which forms for people take little. Errors: 413. */
export async function withSmallBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  const { url, method, headers } = request;
  const body = await readBytes(request, maxSmallBytes, `This body takes at most ${maxSmallBytes} bytes.`);
  return new Request(url, { method, headers, body });
}

/** Reads the whole body; over `max` bytes it is a 413 with `message`. */
export async function readBytes(
  request: Request,
  max: number,
  message: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(request.body)) {
    size += chunk.byteLength;
    if (size <= max) chunks.push(chunk);
    else if (size > drainBytes) break;
  }
  if (size > max) throw new AppError("payload-too-large", message);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new AppError("bad-request", "The connection ended before the body did.");
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
