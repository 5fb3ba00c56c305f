import { useEffect } from "react";

/** What can have the focus in place of something that stood in it. */
const parts = "section, [role=region], [role=grid], aside, main";
const dialogs = "[role=dialog]";

type Path = readonly EventTarget[];

/**
 * Who works by keyboard goes on where they were: when what had the focus is taken off the page, the part that it stood in
 * has it, after a dialog what was focused before; and what was disabled for a while has it again afterwards.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: Path = [];
    /** Where the focus was before it first went into a dialog. */
    const openers = new WeakMap<Element, Path>();
    const isLost = () => document.activeElement === document.body;
    const note = (event: FocusEvent) => {
      const next = event.composedPath();
      const dialog = firstIn(next, dialogs);
      if (dialog && !openers.has(dialog)) openers.set(dialog, path);
      path = next;
    };
    const forget = () =>
      queueMicrotask(() => {
        // Left of one's own accord, e.g. by a click beside it.
        const [last] = path;
        if (isLost() && isUsable(last)) path = [];
      });
    const restore = () => {
      const [last] = path;
      const isBusy = last instanceof HTMLElement && last.isConnected && last.matches(":disabled");
      if (!last || !isLost() || isBusy) return;
      const dialog = firstIn(path, dialogs);
      const heir = heirOf((dialog && !dialog.isConnected && openers.get(dialog)) || path);
      if (!heir.matches("a, button, input, select, textarea, [tabindex]")) heir.tabIndex = -1;
      heir.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restore);
    const all = { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] };
    observer.observe(document.body, all);
    document.addEventListener("focusin", note);
    document.addEventListener("focusout", forget);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("focusout", forget);
    };
  }, []);
}

const firstIn = (path: Path, wanted: string): Element | undefined =>
  path.find((one): one is Element => one instanceof Element && one.matches(wanted));

const isUsable = (one: EventTarget | undefined): one is HTMLElement =>
  one instanceof HTMLElement && one.isConnected && !one.matches(":disabled");

/** What had the focus, if it is still there; else the part of the page that it stood in. */
function heirOf(path: Path): HTMLElement {
  const [last] = path;
  if (isUsable(last)) return last;
  const left = path.find((one) => isUsable(one) && one.matches(parts));
  return isUsable(left) ? left : (document.querySelector("main") ?? document.body);
}
