"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { toProblem } from "@/components/api";
import type { UploadReference } from "@/lib/holdings/documents/schema";

export type Upload = {
  key: string;
  file: File;
  state: "waiting" | "sending" | "accepted" | "held" | "refused";
  /** 0 to 100. */
  progress: number;
  documentId: string | null;
  problem: string | null;
};

/** Files sent at the same time; the others wait. */
const atOnce = 3;

/** Sends files one by one with their progress; keeps the page from being left while any is under way. */
export function useUploads(onAccepted: () => void) {
  const [list, setList] = useState<Upload[]>([]);
  const accepted = useRef(onAccepted);
  accepted.current = onAccepted;

  const change = useCallback((key: string, part: Partial<Upload>) => {
    setList((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }, []);

  useEffect(() => {
    const sending = list.filter(({ state }) => state === "sending").length;
    for (const upload of list.filter(({ state }) => state === "waiting").slice(0, atOnce - sending)) {
      change(upload.key, { state: "sending" });
      void send(upload.file, (progress) => change(upload.key, { progress })).then((result) => {
        change(upload.key, result);
        if (result.state !== "refused") accepted.current();
      });
    }
  }, [list, change]);

  useLeaveGuard(list.some(({ state }) => state === "waiting" || state === "sending"));

  return {
    list,
    add: (files: File[]) => setList((before) => [...before, ...files.map(toUpload)]),
    retry: (key: string) => change(key, { state: "waiting", progress: 0, problem: null }),
    clear: () =>
      setList((before) => before.filter(({ state }) => state === "waiting" || state === "sending")),
  };
}

function toUpload(file: File): Upload {
  return { key: crypto.randomUUID(), file, state: "waiting", progress: 0, documentId: null, problem: null };
}

/** `fetch` tells nothing of what has been sent so far; XMLHttpRequest does. */
function send(
  file: File,
  onProgress: (percent: number) => void,
): Promise<Partial<Upload> & { state: Upload["state"] }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total));
    request.onload = () => resolve(outcome(request));
    request.onerror = () => resolve({ state: "refused", problem: null });
    const form = new FormData();
    form.append("file", file);
    request.open("POST", "/v1/sds");
    request.send(form);
  });
}

function outcome(request: XMLHttpRequest): Partial<Upload> & { state: Upload["state"] } {
  const body = parse(request.responseText);
  if (request.status < 300 && isReference(body))
    return {
      state: request.status === 200 ? "held" : "accepted",
      progress: 100,
      documentId: body.id,
    };
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

function useLeaveGuard(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [isBusy]);
}
