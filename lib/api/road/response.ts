import { FileReply, type FileWarning, StreamReply } from "@/lib/api/operation";
import { contentDisposition } from "@/lib/platform/storage/content-disposition";
import { etagOf, etagOfBytes, isNamed } from "./etag";
import { otherHostWarnings } from "./other-host";
import type { Outcome } from "./perform";
import { type ByteRange, beyond, rangeOf, sliceOf } from "./ranges";

type Headers = Record<string, string>;

/** Makes the HTTP answer of what an operation gave. Errors: 416 for a range that a file does not have. */
export async function toResponse(outcome: Outcome, request: Request, common: Headers): Promise<Response> {
  if (outcome instanceof FileReply) return fileResponse(outcome, request, common);
  if (outcome instanceof StreamReply) return streamResponse(outcome, common);
  const etag = isReading(request) ? etagOf(outcome.body) : outcome.etag;
  const headers = { ...common, ...(etag !== undefined && { etag }) };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  const body = JSON.stringify(outcome.body);
  return new Response(body, {
    status: outcome.status,
    headers: {
      "content-type": "application/json",
      "x-content-type-options": "nosniff",
      ...warningHeaders(body === undefined ? [] : otherHostWarnings(request, body)),
      ...(outcome.isRepeated ? { "idempotency-replayed": "true" } : {}),
      ...headers,
    },
  });
}

function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function isKnown(request: Request, etag: string | undefined): boolean {
  return etag !== undefined && isReading(request) && isNamed(request.headers.get("if-none-match"), etag);
}

/** A file, the part of it that was asked for (206), or only that it is the one that is known (304). Errors: 416. */
export async function fileResponse(
  { file }: FileReply,
  request: Request,
  common: Headers,
): Promise<Response> {
  const { body } = file;
  const isMade = body instanceof Uint8Array;
  const size = isMade ? body.byteLength : file.byteSize;
  const etag = file.etag ?? (isMade ? etagOfBytes(body) : undefined);
  const headers = { ...common, ...(etag !== undefined && { etag }) };
  const isUnneeded = isKnown(request, etag);
  const range = isUnneeded || request.method !== "GET" ? null : rangeOf(request.headers, size, etag);
  if (!isMade && (isUnneeded || range === "beyond")) await body.cancel();
  if (isUnneeded) return new Response(null, { status: 304, headers });
  if (range === "beyond") throw beyond(size);
  return new Response(range ? sliceOf(body, range) : isMade ? new Uint8Array(body) : body, {
    status: range ? 206 : 200,
    headers: { ...headers, ...fileHeaders(file), ...sizeHeaders(size, range) },
  });
}

function fileHeaders({ contentType, disposition, fileName, warnings }: FileReply["file"]): Headers {
  return {
    "content-type": contentType,
    "content-disposition": contentDisposition(disposition ?? "attachment", fileName),
    "x-content-type-options": "nosniff",
    ...warningHeaders(warnings ?? []),
  };
}

/**
 * None for an export whose size is only known at its end. Next leaves out the length that an answer names; the web server
 * (scripts/up/web.mjs) puts it back from the header of our own.
 */
function sizeHeaders(size: number | undefined, range: ByteRange | null): Headers {
  if (size === undefined) return {};
  const length = String(range ? range.last - range.first + 1 : size);
  return {
    ...{ "accept-ranges": "bytes", "content-length": length, "x-file-length": length },
    ...(range && { "content-range": `bytes ${range.first}-${range.last}/${size}` }),
  };
}

/** Clients and proxies refuse answers whose headers are longer than some 8 kB. */
const longestWarnings = 4_000;

function warningHeaders(warnings: readonly FileWarning[]): Headers {
  return warnings.length ? { "x-warnings": warningsHeader(warnings) } : {};
}

/** A JSON list in ASCII; what does not fit is counted in its last entry. */
function warningsHeader(warnings: readonly FileWarning[]): string {
  const shown: FileWarning[] = [];
  let length = 0;
  for (const warning of warnings) {
    length += asciiJson(warning).length + 1;
    if (length > longestWarnings) break;
    shown.push(warning);
  }
  const left = warnings.length - shown.length;
  const more = { code: "more", message: `There are ${left} more warnings.` };
  return asciiJson(left > 0 ? [...shown, more] : shown);
}

function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The first batch is fetched before the answer begins, so that what fails at once is a proper error. */
async function streamResponse(
  reply: StreamReply<unknown>,
  common: Record<string, string>,
): Promise<Response> {
  const chunks = writeRows(reply);
  let next = await chunks.next();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next.done) return controller.close();
        controller.enqueue(next.value);
        next = await chunks.next();
        if (next.done) controller.close();
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { "content-type": "application/json", ...common } });
}

async function* writeRows(reply: StreamReply<unknown>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let separator = '{"data":[';
  for await (const rows of reply.rows) {
    if (!rows.length) continue;
    yield encoder.encode(separator + rows.map((row) => JSON.stringify(reply.row.parse(row))).join(","));
    separator = ",";
  }
  yield encoder.encode(separator === "," ? "]}" : '{"data":[]}');
}
