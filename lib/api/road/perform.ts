import { z } from "zod";
import { changeOf } from "@/lib/api/audit/change-of";
import { recordEvent } from "@/lib/api/audit/service";
import { type Answer, answerOnce, checkKey } from "@/lib/api/idempotency/service";
import {
  FileReply,
  isFileOutput,
  type Operation,
  pathParameters,
  Reply,
  StreamReply,
} from "@/lib/api/operation";
import { followListsNow } from "@/lib/holdings/lists/service";
import type { Context } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { takeTurn } from "@/lib/platform/database/turns";
import { etagOf, requireMatch } from "./etag";
import { answersEtag, currentEtag, isChange, resourceOf, stateBefore } from "./resource";

type Answered = Answer & { isRepeated?: boolean; etag?: string };
export type Outcome = FileReply | StreamReply<unknown> | Answered;

/** What a call asks for beside its input, in headers. */
export type Wishes = { idempotencyKey: string | null; ifMatch: string | null };
export const noWishes: Wishes = { idempotencyKey: null, ifMatch: null };

/** For so long a write may hold its connection. */
const longestMs = 60_000;

/**
 * Runs an operation on a checked input: the part of the one road that every transport shares. A write, its entry in
 * the audit log and the answer that is kept for its Idempotency-Key are one transaction: all of them, or nothing.
 */
export async function perform(
  operation: Operation,
  context: Context,
  input: Record<string, unknown>,
  wishes: Wishes,
): Promise<Outcome> {
  await followListsNow(Date.now());
  const { idempotencyKey, ifMatch } = wishes;
  const isConditional = ifMatch !== null && isChange(operation);
  if (!isWrite(operation) && !isConditional) return withEtag(operation, context, input);
  if (operation.idempotent && idempotencyKey !== null) checkKey(idempotencyKey);
  await operation.prepare?.(context, input);
  if (operation.actsOutside) return run(operation, context, input);
  const write = async () => {
    await takeTurn(context.team.id, isConditional);
    if (isConditional) return runIfMatch(operation, context, input, ifMatch);
    return runOnce(operation, context, input, idempotencyKey);
  };
  return transaction(write, operation.longestMs ?? longestMs);
}

/** Errors: 412 when the ETag is not the current one; what is not there at all is refused by the operation itself. */
async function runIfMatch(
  operation: Operation,
  context: Context,
  input: Record<string, unknown>,
  ifMatch: string,
): Promise<Outcome> {
  const etag = await currentEtag(operation, context, input);
  if (etag !== null) requireMatch(ifMatch, etag);
  const outcome = await withEtag(operation, context, input);
  if (etag === null) requireMatch(ifMatch, "");
  return outcome;
}

async function withEtag(
  operation: Operation,
  context: Context,
  input: Record<string, unknown>,
): Promise<Outcome> {
  const outcome = await run(operation, context, input);
  if (!("status" in outcome) || !answersEtag(operation)) return outcome;
  const isWhole = operation.answersResource || resourceOf(operation)?.output === operation.output;
  const etag = isWhole ? etagOf(outcome.body) : await currentEtag(operation, context, input);
  return { ...outcome, ...(etag !== null && { etag }) };
}

function isWrite({ permission, method }: Operation): boolean {
  return permission !== "read" && method !== "GET";
}

async function runOnce(
  operation: Operation,
  context: Context,
  input: Record<string, unknown>,
  key: string | null,
): Promise<Outcome> {
  if (!operation.idempotent || key === null) return withEtag(operation, context, input);
  const answer = await answerOnce(context, { key, operation: operation.id, input }, async () => {
    const outcome = await run(operation, context, input);
    if ("status" in outcome) return outcome;
    throw new Error(`${operation.id} is declared idempotent and answers no JSON`);
  });
  return operation.answersResource ? { ...answer, etag: etagOf(answer.body) } : answer;
}

async function run(
  operation: Operation,
  context: Context,
  input: Record<string, unknown>,
): Promise<FileReply | StreamReply<unknown> | Answer> {
  const found = isWrite(operation) ? await stateBefore(operation, context, input) : {};
  const result = await operation.run(context, input);
  if (result instanceof FileReply || result instanceof StreamReply) return result;
  const reply = result instanceof Reply ? result : new Reply(operation.status, result);
  const body = checkOutput(operation, reply.body);
  if (isWrite(operation))
    await recordEvent(context, {
      action: operation.id,
      targetId: targetOf(operation, input, body),
      ...changeOf(operation, input, found),
    });
  return { status: reply.status, body };
}

/** What a write was about: the product in its path, else the first id there, else the id of what it made. */
function targetOf(operation: Operation, input: Record<string, unknown>, body: unknown): string | null {
  const names = pathParameters(operation.path);
  const name = names.includes("product_id") ? "product_id" : names[0];
  const made = z.object({ data: z.object({ id: z.guid() }) }).safeParse(body);
  const uploaded = z.object({ id: z.guid() }).safeParse(body);
  if (name && typeof input[name] === "string") return input[name];
  return made.success ? made.data.data.id : uploaded.success ? uploaded.data.id : null;
}

/** Strips what the operation does not declare; an answer that does not fit its own declaration is our fault. */
function checkOutput(operation: Operation, body: unknown): unknown {
  if (isFileOutput(operation.output)) throw new Error(`${operation.id} answered JSON instead of a file`);
  const parsed = operation.output.safeParse(body);
  if (!parsed.success)
    throw new Error(`${operation.id} answered what it does not declare: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
