import { useEffect } from "react";

/** What can have the focus in place of something that stood in it. */
const parts = "section, [role=region], [role=grid], [role=dialog], aside, main";

/**
 * Who works by keyboard goes on where they were: when what had the focus is taken off the page, the part that it stood in
 * has it, and what was disabled for a while has it again afterwards.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: EventTarget[] = [];
    const isLost = () => document.activeElement === document.body;
    const note = (event: FocusEvent) => {
      path = event.composedPath();
    };
    const forget = () =>
      queueMicrotask(() => {
        // Left of one's own accord, e.g. by a click beside it.
        const [last] = path;
        if (isLost() && last instanceof HTMLElement && last.isConnected && !last.matches(":disabled"))
          path = [];
      });
    const restore = () => {
      const [last] = path;
      if (!(last instanceof HTMLElement) || !isLost() || last.matches(":disabled")) return;
      const heir = last.isConnected ? last : partOf(path);
      if (heir !== last && !heir.hasAttribute("tabindex")) heir.tabIndex = -1;
      heir.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    document.addEventListener("focusin", note);
    document.addEventListener("focusout", forget);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("focusout", forget);
    };
  }, []);
}

function partOf(path: EventTarget[]): HTMLElement {
  const left = path.find((one) => one instanceof HTMLElement && one.isConnected && one.matches(parts));
  return left instanceof HTMLElement ? left : (document.querySelector("main") ?? document.body);
}
