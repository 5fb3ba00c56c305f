import { FileReply, StreamReply } from "@/lib/api/operation";
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
    },
  });
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
