import { FileReply, StreamReply } from "./operation";
import type { Outcome } from "./perform";

/** Makes the HTTP answer of what an operation gave. */
export function toResponse(outcome: Outcome, common: Record<string, string>): Response {
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
  const name = encodeURIComponent(file.fileName).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  const plain = file.fileName.normalize("NFKD").replace(/[^\w .()+-]/g, "_");
  const byteSize = file.body instanceof Uint8Array ? file.body.byteLength : file.byteSize;
  const body = file.body instanceof Uint8Array ? new Uint8Array(file.body) : file.body;
  return new Response(body, {
    headers: {
      ...common,
      "content-type": file.contentType,
      "content-disposition": `${file.disposition ?? "attachment"}; filename="${plain}"; filename*=UTF-8''${name}`,
      "x-content-type-options": "nosniff",
      ...(byteSize === undefined ? {} : { "content-length": String(byteSize) }),
      ...(file.etag ? { etag: file.etag } : {}),
    },
  });
}

function streamResponse(reply: StreamReply<unknown>, common: Record<string, string>): Response {
  const encoder = new TextEncoder();
  async function* write(): AsyncGenerator<Uint8Array> {
    let separator = '{"data":[';
    for await (const rows of reply.rows) {
      if (!rows.length) continue;
      yield encoder.encode(separator + rows.map((row) => JSON.stringify(reply.row.parse(row))).join(","));
      separator = ",";
    }
    yield encoder.encode(separator === "," ? "]}" : '{"data":[]}');
  }
  const chunks = write();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  return new Response(body, { headers: { "content-type": "application/json", ...common } });
}
