import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { FileReply, type Operation, StreamReply } from "@/lib/api/operation";
import { checkInput } from "@/lib/api/road/input";
import { noWishes, perform } from "@/lib/api/road/perform";
import { checkPermission } from "@/lib/api/road/permission";
import { problemOf, toAppError } from "@/lib/api/road/problem";
import type { Context } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { budgetsOf } from "@/lib/platform/rate-limits/budgets";
import { countCall } from "@/lib/platform/rate-limits/service";
import { downloadSeconds, signUrl } from "@/lib/platform/signatures";

const IncomingFile = z.strictObject({ name: z.string().max(255), base64: z.base64() });

/** Runs an operation as a tool, on the same road as an HTTP call; a refusal is a result that says why. */
export async function callTool(
  operation: Operation,
  context: Context,
  given: Record<string, unknown>,
): Promise<CallToolResult> {
  try {
    await countCall(context, budgetsOf(operation.limit));
    checkPermission(operation, context.actor);
    const input = checkInput(operation, toInput(operation, given));
    const outcome = await perform(operation, context, input, noWishes);
    if (outcome instanceof FileReply) return await fileResult(outcome, input);
    if (outcome instanceof StreamReply) throw new Error(`${operation.id} streams; its tool needs defaults`);
    return textResult(outcome.body);
  } catch (error) {
    const refusal = toAppError(error, context.requestId);
    const problem = { ...problemOf(refusal, context.requestId), ...waitOf(refusal) };
    return { isError: true, content: [{ type: "text", text: JSON.stringify(problem) }] };
  }
}

function toInput(operation: Operation, given: Record<string, unknown>): Record<string, unknown> {
  const { confirm, ...members } = { ...operation.tool?.defaults, ...given };
  if (operation.tool?.destructive && confirm !== true)
    throw new AppError("validation-error", "confirm: must be true; ask the person first.", {
      errors: [{ field: "confirm", message: "must be true; ask the person first" }],
    });
  const input = operation.tool?.destructive || confirm === undefined ? members : { ...members, confirm };
  if (operation.body !== "multipart") return input;
  const file = IncomingFile.safeParse(members.file);
  if (!file.success)
    throw new AppError("validation-error", "file: must be an object with name and base64.", {
      errors: [{ field: "file", message: "must be an object with name and base64" }],
    });
  const { name, base64 } = file.data;
  return { ...members, file: { name, type: "", bytes: new Uint8Array(Buffer.from(base64, "base64")) } };
}

function textResult(body: unknown): CallToolResult {
  const structuredContent = z.record(z.string(), z.unknown()).parse(body);
  return { content: [{ type: "text", text: JSON.stringify(body) }], structuredContent };
}

/** A made file travels inside the result; a stored one, which may be large, as a signed link. */
async function fileResult({ file }: FileReply, input: Record<string, unknown>): Promise<CallToolResult> {
  const warnings = file.warnings?.length ? { warnings: file.warnings } : {};
  const described = { file_name: file.fileName, mime_type: file.contentType, ...warnings };
  if (file.body instanceof Uint8Array) {
    const blob = Buffer.from(file.body).toString("base64");
    const uri = `file:///${encodeURIComponent(file.fileName)}`;
    return {
      content: [
        { type: "resource", resource: { uri, mimeType: file.contentType, blob } },
        ...(file.warnings ?? []).map(({ message }) => ({
          type: "text" as const,
          text: `Warning: ${message}`,
        })),
      ],
      structuredContent: { ...described, byte_size: file.body.byteLength, url: null },
    };
  }
  await file.body.cancel();
  const { url } = signUrl("GET", `/files/documents/${String(input.sdsId)}`, downloadSeconds);
  return {
    content: [{ type: "resource_link", uri: url, name: file.fileName, mimeType: file.contentType }],
    structuredContent: { ...described, byte_size: file.byteSize ?? null, url },
  };
}

function waitOf(error: AppError): { retry_after?: number } {
  const seconds = error.options.headers?.["retry-after"];
  return seconds ? { retry_after: Number(seconds) } : {};
}
