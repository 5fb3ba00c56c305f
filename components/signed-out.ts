"use client";

let isOut = false;
const listeners = new Set<() => void>();

/** Notes what a call has shown: whether the session of this page still lasts. */
export function noteSession(lasts: boolean): void {
  if (isOut === !lasts) return;
  isOut = !lasts;
  for (const tell of listeners) tell();
}

export function watchSession(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function isSignedOut(): boolean {
  return isOut;
}
