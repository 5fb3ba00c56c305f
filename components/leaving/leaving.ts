"use client";

/** What is changed and not saved on the page that is shown. */
const holds = new Set<symbol>();
const listeners = new Set<() => void>();
/** What is done when the person says that what they entered may be lost; null: nobody is asked. */
let asked: (() => void) | null = null;
/** The person has said so: what leaves the page now is let through. */
let isLeaving = false;
/** Where the page stands in the tab's history; null in browsers that do not tell. */
let place: number | null = null;
let isReturning = false;
let stop: AbortController | null = null;

/** Asks before the page is left, until the answer is called. */
export function holdPage(): () => void {
  const hold = Symbol("changes");
  holds.add(hold);
  stop ??= watchPage();
  return () => {
    holds.delete(hold);
    if (holds.size > 0) return;
    stop?.abort();
    stop = null;
    // What was on its way to be saved is saved meanwhile
    answerQuestion(true);
  };
}

/** Does what takes away what is on the page: at once where nothing would be lost, else when the person says so. */
export function askToLeave(leave: () => void): void {
  if (holds.size === 0) leave();
  else tell(leave);
}

/** The person's answer to the question. */
export function answerQuestion(mayLeave: boolean): void {
  const leave = asked;
  if (leave) tell(null);
  if (mayLeave) leave?.();
}

/** Whether something on the page is changed and not saved. */
export const holdsChanges = () => holds.size > 0;

export const isAsked = () => asked !== null;

export function watchQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(next: typeof asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

function watchPage(): AbortController {
  const watching = new AbortController();
  const { signal } = watching;
  isLeaving = false;
  isReturning = false;
  place = indexNow();
  window.addEventListener("beforeunload", onUnload, { signal });
  document.addEventListener("click", onClick, { signal, capture: true });
  window.navigation?.addEventListener("currententrychange", onEntry, { signal });
  return watching;
}

// At once, so that it is told before the router, which shows the other page as soon as it is told itself.
if (typeof window !== "undefined") window.addEventListener("popstate", onTraversal);

const indexNow = () => window.navigation?.currentEntry?.index ?? null;

function onUnload(event: Event): void {
  if (!isLeaving) event.preventDefault();
}

/** Links to other pages of the application; downloads and other windows take nothing away. */
function onClick(event: MouseEvent): void {
  if (isLeaving || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !link?.href ||
    link.download ||
    link.hasAttribute("download") ||
    (link.target && link.target !== "_self")
  )
    return;
  const to = new URL(link.href);
  const isFile = to.pathname.startsWith("/v1/");
  if (to.origin !== location.origin || isFile || to.href.split("#")[0] === location.href.split("#")[0])
    return;
  event.preventDefault();
  event.stopPropagation();
  askToLeave(() => {
    isLeaving = true;
    if (link.isConnected) link.click();
    else location.assign(to);
  });
}

/** Back and forward are only told once they have happened: the page is returned to, and then the question is asked. */
function onTraversal(event: Event): void {
  const now = indexNow();
  if (holds.size === 0 || isLeaving || now === null || place === null) return;
  if (now === place && !isReturning) return;
  event.stopImmediatePropagation();
  if (isReturning) {
    isReturning = false;
    return;
  }
  const back = place - now;
  isReturning = true;
  history.go(back);
  askToLeave(() => {
    isLeaving = true;
    history.go(-back);
  });
}

function onEntry(event: NavigationCurrentEntryChangeEvent): void {
  if (event.navigationType === "push") place = indexNow();
}
