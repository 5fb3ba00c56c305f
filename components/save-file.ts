"use client";

import { toProblem } from "./api";
import { teamFetch } from "./page-team";

/** Fetches a file with a POST, and hands it to the browser to save under the name that the server gives. */
export async function saveFile(path: string, body: unknown): Promise<void> {
  const response = await teamFetch(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  if (!response.ok) {
    const problem: unknown = await response.json().catch(() => null);
    throw toProblem(response.status, problem, response.headers.get("x-request-id"));
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveBlob(await response.blob(), name ?? "file");
}

/** Hands bytes to the browser to save. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
