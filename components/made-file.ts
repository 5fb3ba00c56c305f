"use client";

import { toProblem } from "./api";
import { teamFetch } from "./page-team";

export type MadeFile = { file: Blob; warnings: { code: string; message: string }[] };

/** Fetches a file that the server makes, with what it warns of. */
export async function madeFileWithWarnings(
  path: string,
  init: { body?: unknown; signal?: AbortSignal } = {},
): Promise<MadeFile> {
  const response = await made(path, init);
  return { file: await response.blob(), warnings: JSON.parse(response.headers.get("x-warnings") ?? "[]") };
}

/** Fetches a file that the server makes, to show, print or save it. */
export async function madeFile(path: string, init: { signal?: AbortSignal } = {}): Promise<Blob> {
  return (await made(path, init)).blob();
}

async function made(path: string, init: { body?: unknown; signal?: AbortSignal } = {}): Promise<Response> {
  const response = await teamFetch(path, {
    signal: init.signal,
    ...(init.body !== undefined && {
      method: "POST",
      body: JSON.stringify(init.body),
      headers: { "content-type": "application/json" },
    }),
  });
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null);
  throw toProblem(response.status, problem, response.headers.get("x-request-id"));
}
