import type { ReactNode } from "react";

export type Notice = {
  id: number;
  message: ReactNode;
  title?: string;
  isProblem?: boolean;
  /** Milliseconds until it goes by itself. */
  shownMs: number;
};

const usualMs = 4_000;
const most = 5;

let shown: Notice[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: Notice[]): void {
  shown = next;
  for (const tell of listeners) tell();
}

/** Says something at the edge of the screen, and answers with the number that `hideNotice` takes. */
export function showNotice(notice: Omit<Notice, "id" | "shownMs"> & { shownMs?: number }): number {
  last += 1;
  set([...shown, { shownMs: usualMs, ...notice, id: last }].slice(-most));
  return last;
}

export function hideNotice(id: number): void {
  set(shown.filter((notice) => notice.id !== id));
}

export function watchNotices(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function shownNotices(): Notice[] {
  return shown;
}

const none: Notice[] = [];

/** On the server there are none. */
export function noNotices(): Notice[] {
  return none;
}
