"use client";

import { toProblem } from "./api";

/** Fetches a file that the server makes, to show, print or save it. */
export async function madeFile(
  path: string,
  init: { body?: unknown; signal?: AbortSignal } = {},
): Promise<Blob> {
  const response = await fetch(path, {
    signal: init.signal,
    ...(init.body !== undefined && {
      method: "POST",
      body: JSON.stringify(init.body),
      headers: { "content-type": "application/json" },
    }),
  });
  if (response.ok) return response.blob();
  const problem: unknown = await response.json().catch(() => null);
  throw toProblem(response.status, problem, response.headers.get("x-request-id"));
}
