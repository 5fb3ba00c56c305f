import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

export type TestUploadThing = {
  url: string;
  token: string;
  files: Map<string, Buffer>;
  close(): Promise<void>;
};

const apiKey = "sk_live_of_the_tests";
const appId = "testapp";

/**
 * A stand-in for UploadThing as its client uses it: signed form uploads with a custom id that is taken once, signed
 * links to private files, and the API key on every other call.
 */
export async function startUploadThing(): Promise<TestUploadThing> {
  const files = new Map<string, Buffer>();
  const links = new Map<string, string>();
  let url = "";
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const path = new URL(request.url ?? "/", url);
    if (request.method === "PUT") return json(response, ...(await takeForm(request, path, body, url, files)));
    if (request.method === "GET") return sendLinked(response, files.get(links.get(path.pathname) ?? ""));
    if (request.headers["x-uploadthing-api-key"] !== apiKey)
      return json(response, 401, { error: "Unauthorized" });
    if (path.pathname === "/v6/getUsageInfo") return json(response, 200, usage(files));
    const { customId, customIds } = JSON.parse(body.toString());
    if (path.pathname === "/v6/deleteFiles")
      return json(response, 200, {
        success: true,
        deletedCount: customIds.filter((id: string) => files.delete(id)).length,
      });
    if (path.pathname !== "/v6/requestFileAccess" || !files.has(customId))
      return json(response, 404, { error: "File not found" });
    const link = `/f/${randomUUID()}`;
    links.set(link, customId);
    return json(response, 200, { url: url + link, ufsUrl: url + link });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const token = Buffer.from(JSON.stringify({ apiKey, appId, regions: ["fra1"] })).toString("base64");
  return {
    url,
    token,
    files,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The signature covers the whole address, in the order in which its parameters were added. */
async function takeForm(
  request: IncomingMessage,
  path: URL,
  body: Buffer,
  origin: string,
  files: Map<string, Buffer>,
): Promise<[number, unknown]> {
  const signature = path.searchParams.get("signature");
  const signed = `${origin}${request.url ?? ""}`.replace(/&signature=.*$/, "");
  const expected = `hmac-sha256=${createHmac("sha256", apiKey).update(signed).digest("hex")}`;
  if (signature !== expected) return [403, { error: "Invalid signature" }];
  if (Number(path.searchParams.get("expires")) < Date.now()) return [403, { error: "Expired" }];
  if (path.searchParams.get("x-ut-acl") !== "private")
    return [400, { error: "These tests store private files" }];
  const customId = path.searchParams.get("x-ut-custom-id") ?? "";
  if (files.has(customId)) return [409, { error: "Custom id is taken" }];
  const headers = { "content-type": String(request.headers["content-type"]) };
  const file = (await new Response(new Uint8Array(body), { headers }).formData()).get("file");
  if (!(file instanceof File)) return [400, { error: "No file" }];
  if (String(file.size) !== path.searchParams.get("x-ut-file-size")) return [400, { error: "Size" }];
  files.set(customId, Buffer.from(await file.arrayBuffer()));
  const link = `${origin}/f/unlisted`;
  return [200, { url: link, appUrl: link, ufsUrl: link, fileHash: "0", serverData: null }];
}

function usage(files: Map<string, Buffer>) {
  return { totalBytes: 0, appTotalBytes: 0, filesUploaded: files.size, limitBytes: 1e9 };
}

function sendLinked(response: ServerResponse, content: Buffer | undefined): void {
  if (content) response.writeHead(200, { "content-length": content.byteLength }).end(content);
  else json(response, 404, { error: "File not found" });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
