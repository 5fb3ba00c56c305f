import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Credentials, signatureFault } from "./s3-signature";

export const s3Credentials: Credentials = {
  accessKeyId: "AKIATESTING",
  secretAccessKey: "a secret of the tests",
};

export type TestStore = { endpoint: string; objects: Map<string, Buffer>; close(): Promise<void> };

/** A store that speaks S3 for one bucket, keeps objects in memory and refuses whatever is not rightly signed. */
export async function startS3(bucket: string): Promise<TestStore> {
  const objects = new Map<string, Buffer>();
  const types = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const fault = signatureFault(request, body, s3Credentials);
    if (fault) return refuse(response, 403, fault);
    const url = new URL(request.url ?? "/", "http://store");
    const [, named, ...rest] = decodeURIComponent(url.pathname).split("/");
    if (named !== bucket) return refuse(response, 404, "NoSuchBucket");
    const key = rest.join("/");
    if (!key && url.searchParams.has("list-type"))
      return list(response, url.searchParams.get("prefix") ?? "", objects);
    if (!key) return response.writeHead(200).end();
    if (request.method === "PUT") {
      objects.set(key, body);
      types.set(key, request.headers["content-type"] ?? "binary/octet-stream");
      return response.writeHead(200, { etag: '"0"' }).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    return send(request, response, url, objects.get(key), types.get(key));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { searchParams }: URL,
  content: Buffer | undefined,
  type = "binary/octet-stream",
): void {
  if (!content) refuse(response, 404, "NoSuchKey");
  else {
    const disposition = searchParams.get("response-content-disposition");
    response.writeHead(200, {
      "content-length": content.byteLength,
      "content-type": searchParams.get("response-content-type") ?? type,
      ...(disposition && { "content-disposition": disposition }),
    });
    response.end(request.method === "HEAD" ? undefined : content);
  }
}

function list(response: ServerResponse, prefix: string, objects: Map<string, Buffer>): void {
  const found = [...objects].filter(([key]) => key.startsWith(prefix));
  const contents = found
    .map(([key, bytes]) => `<Contents><Key>${key}</Key><Size>${bytes.byteLength}</Size></Contents>`)
    .join("");
  response.writeHead(200, { "content-type": "application/xml" });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}
