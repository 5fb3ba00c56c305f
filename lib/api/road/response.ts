import { FileReply, type FileWarning, StreamReply } from "@/lib/api/operation";
import { contentDisposition } from "@/lib/platform/storage/content-disposition";
import type { Outcome } from "./perform";

/** Makes the HTTP answer of what an operation gave. */
export async function toResponse(outcome: Outcome, common: Record<string, string>): Promise<Response> {
  if (outcome instanceof FileReply) return fileResponse(outcome, common);
  if (outcome instanceof StreamReply) return streamResponse(outcome, common);
  return new Response(JSON.stringify(outcome.body), {
    status: outcome.status,
    headers: {
      "content-type": "application/json",
      ...(outcome.isRepeated ? { "idempotency-replayed": "true" } : {}),
      ...common,
    },
  });
}

export function fileResponse({ file }: FileReply, common: Record<string, string>): Response {
  const byteSize = file.body instanceof Uint8Array ? file.body.byteLength : file.byteSize;
  const body = file.body instanceof Uint8Array ? new Uint8Array(file.body) : file.body;
  return new Response(body, {
    headers: {
      ...common,
      "content-type": file.contentType,
      "content-disposition": contentDisposition(file.disposition ?? "attachment", file.fileName),
      "x-content-type-options": "nosniff",
      ...(byteSize === undefined ? {} : { "content-length": String(byteSize) }),
      ...(file.etag ? { etag: file.etag } : {}),
      ...(file.warnings?.length ? { "x-warnings": warningsHeader(file.warnings) } : {}),
    },
  });
}

/** Clients and proxies refuse answers whose headers are longer than some 8 kB. */
const longestWarnings = 4_000;

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
