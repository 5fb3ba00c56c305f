import { randomUUID } from "node:crypto";
import { FileReply } from "@/lib/api/operation";
import { readBytes } from "@/lib/api/road/body";
import { problemResponse, toAppError } from "@/lib/api/road/problem";
import { fileResponse } from "@/lib/api/road/response";
import { Id, maxFileBytes } from "@/lib/api/values";
import * as attachments from "@/lib/holdings/attachments/service";
import * as documents from "@/lib/holdings/documents/service";
import * as uploads from "@/lib/holdings/uploads/service";
import { transportSecurity } from "@/lib/platform/environment";
import { AppError, notFound } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { checkSignedUrl } from "@/lib/platform/signatures";

/** Answers the signed URLs below /files: downloads of sheets and attachments, and the PUT of an upload. */
export async function handleFile(request: Request): Promise<Response> {
  const requestId = randomUUID();
  const { pathname } = new URL(request.url);
  const response = await answer(request, requestId).catch((error: unknown) =>
    problemResponse(toAppError(error, requestId), requestId),
  );
  log.info("file", { requestId, method: request.method, path: pathname, status: response.status });
  if (request.method !== "HEAD") return response;
  await response.body?.cancel();
  return new Response(null, response);
}

async function answer(request: Request, requestId: string): Promise<Response> {
  const url = new URL(request.url);
  const [, , kind, id, ...rest] = url.pathname.split("/");
  const isUpload = kind === "uploads";
  if (
    !kind ||
    rest.length ||
    !["uploads", "documents", "attachments"].includes(kind) ||
    !Id.safeParse(id).success
  )
    throw notFound("This address");
  const allow = isUpload ? "OPTIONS, PUT" : "GET, HEAD, OPTIONS";
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: { allow, "x-request-id": requestId } });
  if (!allow.split(", ").includes(request.method))
    throw new AppError("method-not-allowed", `This URL takes ${allow}, not ${request.method}.`, {
      headers: { allow },
    });
  checkSignedUrl(request.method === "HEAD" ? "GET" : request.method, url);
  if (request.headers.has("authorization") || request.headers.has("x-api-key"))
    throw new AppError("bad-request", "A signed URL is called without the API key, which is secret.");
  const common = { "x-request-id": requestId, "cache-control": "private, no-store", ...transportSecurity() };
  return isUpload ? receive(request, String(id), common) : send(request, kind, String(id), common);
}

async function receive(request: Request, id: string, common: Record<string, string>): Promise<Response> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/pdf")
    throw new AppError(
      "unsupported-media-type",
      "Send the PDF with the header Content-Type: application/pdf.",
    );
  const tooLarge = `A sheet may have at most ${maxFileBytes} bytes (10 MB).`;
  await uploads.unsafeReceive(id, await readBytes(request, maxFileBytes, tooLarge));
  return Response.json({ data: { upload_id: id, received: true } }, { headers: common });
}

async function send(
  request: Request,
  kind: string,
  id: string,
  common: Record<string, string>,
): Promise<Response> {
  const file =
    kind === "attachments"
      ? await attachments.unsafeOpen(id)
      : { ...(await documents.unsafeOpen(id)), contentType: "application/pdf" };
  return fileResponse(new FileReply(file), request, common);
}
