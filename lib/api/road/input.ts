import { z } from "zod";
import { hasQueryInput, type Operation, pathParameters, queryParameters } from "@/lib/api/operation";
import { AppError, type FieldError, notFound } from "@/lib/platform/errors";
import { readForm, readJson } from "./body";

/** Gathers path, query and body into the operation's one flat input and checks it; the path wins. */
export async function readInput(
  operation: Operation,
  request: Request,
  pathValues: string[],
): Promise<Record<string, unknown>> {
  const path = Object.fromEntries(pathParameters(operation.path).map((name, i) => [name, pathValues[i]]));
  checkPath(operation, path);
  const query = readQuery(operation, new URL(request.url).searchParams);
  const body = hasQueryInput(operation) ? {} : await readBody(operation, request);
  for (const name of [...Object.keys(path), ...(operation.query ?? [])])
    if (Object.hasOwn(body, name)) throw fieldError(name, "unknown member");
  return checkInput(operation, { ...body, ...query, ...path });
}

/**
 * Checks a flat input against the operation's schema: 422 naming every field that does not fit. All text comes out in
 * NFC, as what is kept is, so that names, filters and searches find each other however they were typed.
 */
export function checkInput(operation: Operation, given: Record<string, unknown>): Record<string, unknown> {
  checkText(given, "");
  const input = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, inNfc(value)]));
  const schema = operation.input.def.catchall ? operation.input : operation.input.strict();
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue) => toFieldErrors(operation, issue));
  throw new AppError("validation-error", errors.map((e) => `${e.field}: ${e.message}`).join("; "), {
    errors,
  });
}

function inNfc(value: unknown): unknown {
  if (typeof value === "string") return value.normalize("NFC");
  if (Array.isArray(value)) return value.map(inNfc);
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name.normalize("NFC"), inNfc(member)]),
  );
}

/** No declared input is nested nearly as deep; what is would exhaust the stack of whoever walks through it. */
const mostLevels = 50;

/** PostgreSQL cannot hold the character NUL or half of a surrogate pair. */
function checkText(value: unknown, path: string, level = 0): void {
  if (level > mostLevels) throw fieldError(path.split(/[.[]/)[0] ?? "body", "is nested too deeply");
  if (typeof value === "string" && (value.includes("\u0000") || !value.isWellFormed()))
    throw fieldError(path, "holds a character that cannot be stored");
  if (Array.isArray(value))
    for (const [i, member] of value.entries()) checkText(member, `${path}[${i}]`, level + 1);
  else if (typeof value === "object" && value !== null && !("bytes" in value))
    for (const [name, member] of Object.entries(value)) {
      // It would name the prototype of whatever it is copied into.
      if (name === "__proto__") throw fieldError(path ? `${path}.${name}` : name, "unknown member");
      checkText(member, path ? `${path}.${name}` : name, level + 1);
    }
}

/** A path value that cannot name anything (an id that is no UUID) is simply not found. */
function checkPath(operation: Operation, path: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(path)) {
    const schema = operation.input.shape[name];
    if (schema && !z.safeParse(schema, value).success) throw notFound("This address");
  }
}

async function readBody(operation: Operation, request: Request): Promise<Record<string, unknown>> {
  return operation.body === "multipart" ? readForm(request) : readJson(request);
}

function readQuery(operation: Operation, parameters: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  const known = queryParameters(operation);
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    if (!known.includes(name))
      throw fieldError(name, `unknown query parameter; known here: ${known.join(", ") || "none"}`);
    if (values.length > 1) throw fieldError(name, "given more than once");
    query[name] = typedQueryValue(operation.input.shape[name] as z.ZodType, values[0] as string);
  }
  return query;
}

/** Query strings carry text; a number or a boolean is made of it where the schema wants one. */
function typedQueryValue(schema: z.ZodType, value: string): unknown {
  const type = innerType(schema);
  if (type === "number" && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (type === "boolean" && (value === "true" || value === "false")) return value === "true";
  if (value === "null" && z.safeParse(schema, null).success) return null;
  return value;
}

function innerType(schema: z.ZodType): string {
  return unwrapped(schema).type;
}

/** The schema below "optional", "nullable" and a default. */
function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return isWrapped ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

function fieldError(field: string, message: string): AppError {
  return new AppError("validation-error", `${field}: ${message}.`, { errors: [{ field, message }] });
}

function toFieldErrors(operation: Operation, issue: z.core.$ZodIssue): FieldError[] {
  const at = fieldPath(issue.path);
  if (issue.code !== "unrecognized_keys") return [{ field: at || "body", message: issue.message }];
  const elsewhere = at ? [] : [...pathParameters(operation.path), ...(operation.query ?? [])];
  const known = membersAt(operation.input, issue.path).filter((name) => !elsewhere.includes(name));
  const message = known.length ? `unknown member; known here: ${known.join(", ")}` : "unknown member";
  return issue.keys.map((key) => ({ field: at ? `${at}.${key}` : key, message }));
}

/** The members an object at this path of an input may have; none where that is no one object's matter. */
function membersAt(schema: z.ZodType, path: PropertyKey[]): string[] {
  const at = unwrapped(schema);
  const [part, ...rest] = path;
  if (at instanceof z.ZodArray) return membersAt(at.element as z.ZodType, rest);
  if (!(at instanceof z.ZodObject)) return [];
  if (part === undefined) return Object.keys(at.shape);
  const member = at.shape[part as string];
  return member ? membersAt(member as z.ZodType, rest) : [];
}

/** ["filters", 0, "field"] → "filters[0].field". */
function fieldPath(path: PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === "number" ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part),
    "",
  );
}
