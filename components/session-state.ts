"use client";

/** As calls of this page have shown: the session lasts, has ended, or is in another team than the page shows. */
export type SessionState = "lasts" | "ended" | "other team";

let state: SessionState = "lasts";
const listeners = new Set<() => void>();

export function noteSession(next: SessionState): void {
  if (state === next) return;
  state = next;
  for (const tell of listeners) tell();
}

export function watchSession(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function sessionState(): SessionState {
  return state;
}
