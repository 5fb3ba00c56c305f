"use client";

import { toProblem } from "./api";
import { teamFetch } from "./page-team";

export type MadeFile = {
  file: Blob;
  name: string;
  warnings: { code: string; message: string; subject: string }[];
};

/** Fetches a file that the server makes, to show, print or save it; a POST where there is a body. Errors as `callApi`. */
export async function madeFile(
  path: string,
  { body, signal }: { body?: unknown; signal?: AbortSignal } = {},
): Promise<MadeFile> {
  const response = await teamFetch(path, {
    signal,
    ...(body !== undefined && {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
  });
  if (!response.ok) {
    const problem: unknown = await response.json().catch(() => null);
    throw toProblem(response.status, problem, response.headers.get("x-request-id"));
  }
  return {
    file: await response.blob(),
    name: /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "file",
    warnings: JSON.parse(response.headers.get("x-warnings") ?? "[]"),
  };
}
