"use client";

import type { z } from "zod";
import type { Method } from "@/lib/api/operation";
import { teamFetch } from "./page-team";
import { noteSession, type SessionState } from "./session-state";

export type FieldProblem = { field: string; message: string };

/** What the API answered instead of data. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly requestId: string | null,
    /** Which fields do not fit, and why. */
    readonly errors: FieldProblem[] = [],
    /** The whole problem: some carry members of their own. */
    readonly body: unknown = null,
  ) {
    super(message);
  }
}

/** What a refusal says of the session: "lasts" where the session was not why. */
export function sessionIn(error: unknown): SessionState {
  if (!(error instanceof ApiProblem)) return "lasts";
  if (error.status === 401) return "ended";
  return isOtherTeam(error.body) ? "other team" : "lasts";
}

function isOtherTeam(body: unknown): boolean {
  return typeof body === "object" && body !== null && "team_changed" in body;
}

/** What a call must know of an operation's declaration; only its type comes to the browser. */
type Declared = { method: Method; path: string; output: unknown };

/** The path with any text for the names in braces. */
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;

type Address<Operation extends Declared> = `/v1${Filled<Operation["path"]>}${"" | `?${string}`}`;

/** The answer of an operation, as its declaration says. */
export type Answer<Operation extends Declared> = z.output<Extract<Operation["output"], z.ZodType>>;

type Init<Operation extends Declared> = Operation["method"] extends "GET"
  ? [init?: { signal?: AbortSignal }]
  : [init: { method: Operation["method"]; body?: unknown; signal?: AbortSignal }];

/**
 * Calls an operation of the API with the browser session: `callApi<typeof getProduct>(…)`. The declaration gives the
 * types of address, method and answer; the server has checked the answer against it.
 */
export async function callApi<Operation extends Declared = never>(
  path: Address<Operation>,
  ...[init]: Init<Operation>
): Promise<Answer<Operation>> {
  const { method, body, signal }: { method?: Method; body?: unknown; signal?: AbortSignal } = init ?? {};
  const response = await teamFetch(path, {
    method,
    signal,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw toProblem(response.status, answer, response.headers.get("x-request-id"));
  noteSession("lasts");
  return answer;
}

/** The problem that an answer tells. That of the session is told by the whole page, whoever asked. */
export function toProblem(status: number, body: unknown, requestId: string | null): ApiProblem {
  const detail = typeof body === "object" && body && "detail" in body ? String(body.detail) : "";
  const problem = new ApiProblem(status, detail, requestId, fieldProblems(body), body);
  const session = sessionIn(problem);
  if (session !== "lasts") noteSession(session);
  return problem;
}

function fieldProblems(body: unknown): FieldProblem[] {
  if (typeof body !== "object" || !body || !("errors" in body) || !Array.isArray(body.errors)) return [];
  return body.errors.filter(isFieldProblem);
}

function isFieldProblem(value: unknown): value is FieldProblem {
  if (typeof value !== "object" || !value || !("field" in value) || !("message" in value)) return false;
  return typeof value.field === "string" && typeof value.message === "string";
}
