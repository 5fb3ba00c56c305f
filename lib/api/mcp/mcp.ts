import { randomUUID } from "node:crypto";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { apiVersion } from "@/lib/api/openapi/openapi-version";
import { authenticate, noSession, recheckLater } from "@/lib/api/road/authenticate";
import { readBytes } from "@/lib/api/road/body";
import { problemResponse, toAppError } from "@/lib/api/road/problem";
import type { Context } from "@/lib/platform/context";
import { environment } from "@/lib/platform/environment";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { callTool } from "./call-tool";
import { describeTool, findTool, toolsFor } from "./tools";

/** A sheet of 10 MB in base64 and the message around it. */
const maxBytes = 15 * 1024 * 1024;

const instructions =
  "A company's library of chemical safety data sheets (SDS). Sheets are documents (ids of /sds), products are library entries that carry " +
  "a primary sheet, workplaces and locations are the same records. Search with list_products (filter field query), read one with " +
  "get_product, and the sixteen sections of a sheet with get_sections. Never state a hazard that the data does not hold: a missing value " +
  "is null and means unknown, not harmless.";

/** Answers the assistant's endpoint: streamable HTTP without sessions, one server for each request. */
export async function handleMcp(request: Request): Promise<Response> {
  const requestId = randomUUID();
  const response = await answer(request, requestId).catch((error: unknown) =>
    problemResponse(toAppError(error, requestId), requestId),
  );
  response.headers.set("x-request-id", requestId);
  log.info("mcp", { requestId, method: request.method, status: response.status });
  return response;
}

async function answer(request: Request, requestId: string): Promise<Response> {
  checkOrigin(request);
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: { allow: "OPTIONS, POST" } });
  if (request.method !== "POST")
    throw new AppError("method-not-allowed", "This endpoint takes POST; it has no sessions and no streams.", {
      headers: { allow: "OPTIONS, POST" },
    });
  const lookUp = () => authenticate(request, requestId, noSession, []);
  const { context } = await lookUp();
  const stillCurrent = recheckLater(lookUp);
  const body = await readBytes(request, maxBytes, `A message may have at most ${maxBytes} bytes.`);
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  const server = serverFor((await stillCurrent()) ?? context);
  await server.connect(transport);
  const message = new Request(request.url, { method: "POST", headers: request.headers, body });
  return transport.handleRequest(message, { parsedBody: parse(body) });
}

function serverFor(context: Context): Server {
  const server = new Server(
    { name: "sixteen", title: "Safety data sheet library", version: apiVersion() },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: toolsFor(context.actor).map(describeTool),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const operation = findTool(params.name);
    if (!operation) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    return callTool(operation, context, params.arguments ?? {});
  });
  return server;
}

/** A page of another site must not reach this endpoint through a person's browser (DNS rebinding). */
function checkOrigin(request: Request): void {
  const own = [environment().BASE_URL, environment().CONNECT_URL].map((url) => new URL(url).host);
  const isOwn = (host: string) =>
    own.includes(host) || /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  const origin = request.headers.get("origin");
  if (origin === null || (URL.canParse(origin) && isOwn(new URL(origin).host))) return;
  throw new AppError("forbidden", "Calls from pages of another origin are not taken.");
}

/** Undefined for what is no JSON: the transport answers that as the protocol wants it. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
