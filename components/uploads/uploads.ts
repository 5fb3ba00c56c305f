"use client";

import { useEffect, useSyncExternalStore } from "react";
import { pageTeam } from "@/components/page-team";
import { send } from "./send";

export type Upload = {
  key: string;
  name: string;
  /** Null where there is nothing to send (again): after the page was loaded anew, and for what is no PDF. */
  file: File | null;
  state: "waiting" | "sending" | "accepted" | "held" | "refused";
  /** 0 to 100. */
  progress: number;
  documentId: string | null;
  /** Why it was not even sent. */
  refusal: Refusal | null;
  /** What the service said. */
  problem: string | null;
};
/** Words of the screen about a sheet's file. */
export type Refusal = "notPdf" | "tooLarge";

/** Files sent at the same time; the others wait. */
const atOnce = 3;
const none: Upload[] = [];
let list: Upload[] | null = null;
const listeners = new Set<() => void>();

/** The files that this tab has sent for the team, whichever screen they were dropped on. */
export function useUploads(): Upload[] {
  const shown = useSyncExternalStore(watch, uploads, () => none);
  useUnloadGuard(shown.some(isUnderWay));
  return shown;
}

export function addUploads(files: File[]): void {
  set([...uploads(), ...files.map((file) => ({ ...unsent(file), file }))]);
}

/** Has a line for a file that is not even sent, with the reason. */
export function refuseUpload(file: File, refusal: Refusal): void {
  set([...uploads(), { ...unsent(file), state: "refused", refusal }]);
}

export function retryUpload(key: string): void {
  change(key, { state: "waiting", progress: 0, problem: null });
}

/** Takes away what has been sent or was refused. */
export function clearUploads(): void {
  set(uploads().filter(isUnderWay));
}

function uploads(): Upload[] {
  list ??= recalled();
  return list;
}

function set(next: Upload[]): void {
  list = next;
  remember(next);
  for (const tell of listeners) tell();
  startNext();
}

/** Starts one: that changes its line, and with that comes back here for the next. */
function startNext(): void {
  const isFull = uploads().filter(({ state }) => state === "sending").length >= atOnce;
  const next = uploads().find(({ state }) => state === "waiting");
  if (next?.file && !isFull) void start(next.key, next.file);
}

async function start(key: string, file: File): Promise<void> {
  const sent = send(file, (progress) => change(key, { progress }));
  change(key, { state: "sending" });
  change(key, await sent);
}

function change(key: string, part: Partial<Upload>): void {
  set(uploads().map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
}

function watch(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const isUnderWay = ({ state }: Upload) => state === "waiting" || state === "sending";

function unsent({ name }: File): Upload {
  return {
    key: crypto.randomUUID(),
    name,
    file: null,
    state: "waiting",
    progress: 0,
    documentId: null,
    refusal: null,
    problem: null,
  };
}

/** This browser tab remembers what it has sent for each team, so that loading a page anew shows the same. */
const kept = () => `sixteen-uploads ${pageTeam()}`;

function remember(all: Upload[]): void {
  const ended = all.filter((upload) => !isUnderWay(upload)).map((upload) => ({ ...upload, file: null }));
  try {
    sessionStorage.setItem(kept(), JSON.stringify(ended));
  } catch {
    // Without room the lines last until the page is left.
  }
}

function recalled(): Upload[] {
  try {
    return JSON.parse(sessionStorage.getItem(kept()) ?? "[]");
  } catch {
    return [];
  }
}

function useUnloadGuard(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [isBusy]);
}
