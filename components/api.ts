"use client";

import { z } from "zod";

const FieldProblem = z.object({ field: z.string(), message: z.string() });
export type FieldProblem = z.output<typeof FieldProblem>;
const WithErrors = z.object({ errors: z.array(FieldProblem) });

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

/** Calls the API with the browser session and checks the answer's shape. */
export async function callApi<Output extends z.ZodType>(
  output: Output,
  path: string,
  init: { method?: string; body?: unknown; signal?: AbortSignal } = {},
): Promise<z.output<Output>> {
  const response = await fetch(path, {
    method: init.method ?? "GET",
    signal: init.signal,
    ...(init.body !== undefined && {
      body: JSON.stringify(init.body),
      headers: { "content-type": "application/json" },
    }),
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toProblem(response.status, body, response.headers.get("x-request-id"));
  return output.parse(body);
}

export function toProblem(status: number, body: unknown, requestId: string | null): ApiProblem {
  const detail = typeof body === "object" && body && "detail" in body ? String(body.detail) : "";
  const errors = WithErrors.safeParse(body);
  return new ApiProblem(status, detail, requestId, errors.success ? errors.data.errors : [], body);
}
