import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import type { ErrorCode } from "@/lib/platform/errors";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Family = "document" | "library" | "web";
export type InputShape = z.ZodObject;

/** A file that came in: its bytes are in memory, never more than the body limit. */
export type IncomingFile = { name: string; type: string; bytes: Uint8Array };

/** A stable code with a plain sentence in English, and what it is about. */
export type FileWarning = { code: string; message: string; [member: string]: string | null };

/** A file that goes out. */
export class FileReply {
  constructor(
    readonly file: {
      body: Uint8Array | ReadableStream<Uint8Array>;
      contentType: string;
      fileName: string;
      byteSize?: number;
      disposition?: "attachment" | "inline";
      etag?: string;
      /** What a careful person should know before using it: the header X-Warnings. */
      warnings?: FileWarning[];
    },
  ) {}
}

/** An answer with another status than the operation's usual one. */
export class Reply<T> {
  constructor(
    readonly status: number,
    readonly body: T,
  ) {}
}

/** `{ "data": […] }` written row by row, for lists of any size. */
export class StreamReply<Row> {
  constructor(
    readonly rows: AsyncIterable<Row[]>,
    readonly row: z.ZodType,
  ) {}
}

type Tool = {
  description?: string;
  /** Data is lost: the tool asks for `confirm: true`. */
  destructive?: boolean;
  /** A repeated call changes nothing more. */
  idempotent?: boolean;
  /** Taken for members that the call leaves out, because an answer to a model must have an end. */
  defaults?: Record<string, unknown>;
};

export type Operation<I extends InputShape = InputShape, O extends z.ZodType = z.ZodType> = {
  /** camelCase; in snake_case it is the name of the MCP tool. */
  id: string;
  method: Method;
  /** Below /v1, e.g. "/sds/{sdsId}". Names in braces are members of `input`. */
  path: string;
  family: Family;
  tag: string;
  summary: string;
  description?: string;
  /** `admin` is for owners and admins of a team, never for keys. */
  permission: "read" | "write" | "admin";
  /** True: browser sessions only; left out of the public documentation and the assistant's tools. */
  sessionOnly?: boolean;
  /** True: also for people who have to set up a second factor before anything else. */
  beforeSecondFactor?: boolean;
  /** Which budget of calls a minute it draws from. The Document API has none. */
  limit: "none" | "library" | "scan";
  /** Path, query and body as one flat object. Members that are not declared are refused. */
  input: I;
  /** Members of `input` that come from the query string of a method that has a body. */
  query?: string[];
  /** JSON unless the body is a form with files; a file member is declared with `incomingFile()`. */
  body?: "json" | "multipart";
  /** True: a create that honours the Idempotency-Key header. */
  idempotent?: boolean;
  /** The whole response body; `file` for a download. */
  output: O | { file: string[] };
  status: number;
  /** Other successful statuses that `run` may answer with. */
  otherStatuses?: number[];
  /** The GET of what a change is made to, where none stands at the same path or lists it above. */
  resource?: Operation;
  /** The same where no GET answers it: as answers show it, without the `data` around it. */
  current?(context: Context, input: z.infer<I>): Promise<unknown>;
  /** What of that GET's answer the members of the input stand for, where their names differ; for the audit log. */
  before?(found: Record<string, unknown>): unknown;
  /** True: the answer of this POST or DELETE is the whole resource, so that its ETag is the resource's. */
  answersResource?: boolean;
  /** Errors beyond those that every operation can answer with. */
  errors?: ErrorCode[];
  /** The assistant's tool: what a model must know to choose it; `null` when it is none. */
  tool?: Tool | null;
  examples?: { input?: unknown; output?: unknown };
  /** What a write does before its transaction begins, e.g. storing bytes; done again, it changes nothing more. */
  prepare?(context: Context, input: z.infer<I>): Promise<void>;
  /** After so many milliseconds a write is given up and undone; left out, after a minute. */
  longestMs?: number;
  /** True: it also acts where nothing can be undone (it sends mail), so it opens its transactions itself. */
  actsOutside?: boolean;
  run(
    context: Context,
    input: z.infer<I>,
  ): Promise<z.input<O> | Reply<z.input<O>> | FileReply | StreamReply<unknown>>;
};

/** For a DELETE that takes away nothing: there is nothing to tell of what was. */
export const stays = () => ({});

/** Declares an operation: the only place where its path, shapes, rights and text are written. */
export function operation<
  const M extends Method,
  const P extends string,
  I extends InputShape,
  O extends z.ZodType,
>(declaration: Operation<I, O> & Address<M, P>): Operation<I, O> & Address<M, P> {
  return declaration;
}

/** Kept to the letter, so that the compiler holds the screens' calls to it. */
type Address<M extends Method, P extends string> = { method: M; path: P };

/** The names in braces of an operation's path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}

/** The names an operation takes in its query string. */
export function queryParameters(operation: Operation): string[] {
  const path = pathParameters(operation.path);
  const names = hasQueryInput(operation) ? Object.keys(operation.input.shape) : (operation.query ?? []);
  return names.filter((name) => !path.includes(name));
}

export function hasQueryInput(operation: Pick<Operation, "method">): boolean {
  return operation.method === "GET" || operation.method === "DELETE";
}

export function isFileOutput(output: Operation["output"]): output is { file: string[] } {
  return "file" in output && Array.isArray(output.file);
}
