import type { z } from "zod";
import { toProblem } from "@/components/api";
import { pageTeam } from "@/components/page-team";
import type { UploadReference } from "@/lib/holdings/documents/schema";
import type { Upload } from "./uploads";

type Outcome = Partial<Upload> & { state: Upload["state"] };

/** `fetch` tells nothing of what has been sent so far; XMLHttpRequest does. */
export function send(file: File, onProgress: (percent: number) => void): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total));
    request.onload = () => resolve(outcome(request));
    request.onerror = () => resolve({ state: "refused", problem: null });
    const form = new FormData();
    form.append("file", file);
    request.open("POST", "/v1/sds");
    if (pageTeam()) request.setRequestHeader("x-team", pageTeam());
    request.send(form);
  });
}

function outcome(request: XMLHttpRequest): Outcome {
  const body = parse(request.responseText);
  if (request.status < 300 && isReference(body))
    return { state: request.status === 200 ? "held" : "accepted", progress: 100, documentId: body.id };
  return { state: "refused", problem: toProblem(request.status, body, null).message };
}

function isReference(body: unknown): body is z.output<typeof UploadReference> {
  return typeof body === "object" && body !== null && "id" in body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
