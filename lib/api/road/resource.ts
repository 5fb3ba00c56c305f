import { z } from "zod";
import { type Operation, pathParameters } from "@/lib/api/operation";
import { operations } from "@/lib/api/table";
import type { Context } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { etagOf, unwrapped } from "./etag";
import { checkInput } from "./input";

type Input = Record<string, unknown>;

/** Whether an operation changes something that is there, so that it takes If-Match. */
export function isChange({ method }: Operation): boolean {
  return method === "PATCH" || method === "PUT" || method === "DELETE";
}

/** Whether an answer of this operation carries the ETag of what it changed or made. */
export function answersEtag(operation: Operation): boolean {
  return operation.method === "PATCH" || operation.method === "PUT" || operation.answersResource === true;
}

/** The ETag of what a change is made to, as it is now; null and errors as `currentState` has them. */
export async function currentEtag(
  operation: Operation,
  context: Context,
  input: Input,
): Promise<string | null> {
  const state = await currentState(operation, context, input);
  return state === null ? null : etagOf(state);
}

/**
 * What a change is made to, as it is now: what its GET answers, or its row in the list above it. Null for a row that
 * the list does not hold; errors: 404 as that GET has it.
 */
async function currentState(operation: Operation, context: Context, input: Input): Promise<unknown> {
  if (operation.current) return operation.current(context, input);
  const read = resourceOf(operation);
  if (!read) throw new Error(`${operation.id} changes something that no operation reads`);
  const wanted = pathParameters(read.path);
  const named = Object.fromEntries(wanted.map((name) => [name, input[name]]));
  const body = await answerOf(read, context, checkInput(read, named));
  if (isRead(operation, read)) return body;
  return rowOf(body, input[pathParameters(operation.path).at(-1) ?? ""]);
}

/** What a write finds, for the audit log; empty where it makes something new, or finds nothing. */
export async function stateBefore(operation: Operation, context: Context, input: Input): Promise<Input> {
  if (!isChange(operation) && !operation.before) return {};
  const state = await currentState(operation, context, input).catch((error: unknown) => {
    // The operation itself refuses it, in its own words
    if (error instanceof AppError) return null;
    throw error;
  });
  const found = Members.parse(unwrapped(state));
  return operation.before ? Members.parse(operation.before(found)) : found;
}

/** The GET that reads what is changed: the one that is named, the one at the same path, else the list above. */
export function resourceOf(operation: Operation): Operation | null {
  const at = (path: string) => operations.find((other) => other.method === "GET" && other.path === path);
  const above = operation.path.replace(/\/\{\w+\}$/, "");
  return operation.resource ?? at(operation.path) ?? (above === operation.path ? null : at(above)) ?? null;
}

function isRead(operation: Operation, read: Operation): boolean {
  return read === operation.resource || read.path === operation.path;
}

async function answerOf(read: Operation, context: Context, input: Input): Promise<unknown> {
  return z
    .instanceof(z.ZodType)
    .parse(read.output)
    .parse(await read.run(context, input));
}

const Members = z.record(z.string(), z.unknown()).catch({});
const List = z.object({ data: z.array(z.looseObject({ id: z.string() })) });

function rowOf(body: unknown, id: unknown): unknown {
  const wanted = String(id).toLowerCase();
  return List.parse(body).data.find((row) => row.id === wanted) ?? null;
}
