/** These functions run in the page and so use nothing from outside themselves. */

declare global {
  interface Window {
    firstRow: Promise<{ row: number; interactive: number }>;
  }
}

/** Promises when the first row with a product was painted, and when the page had been free for a second after it. */
export function watchFirstRow(): void {
  const quietMs = 1_000;
  let lastTask = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) lastTask = task.startTime + task.duration;
  }).observe({ type: "longtask", buffered: true });
  window.firstRow = new Promise((resolve) => {
    let row = 0;
    const look = () => {
      row ||= document.querySelector('[role="grid"] [role="row"] a') ? performance.now() : 0;
      if (row && performance.now() > Math.max(row, lastTask) + quietMs)
        resolve({ row, interactive: Math.max(row, lastTask) });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Milliseconds from the next click to the paint of the rows that it brings. */
export function watchRowsAfter(): Promise<number> {
  const grid = () => document.querySelector('[role="grid"]');
  const before = grid()?.getAttribute("aria-rowcount");
  return new Promise((resolve) => {
    const begin = (click: MouseEvent) => {
      const look = () => {
        const isNew = grid() && grid()?.getAttribute("aria-rowcount") !== before;
        const hasRows = document.querySelector('[role="grid"] [role="row"] a');
        if (isNew && hasRows && !document.querySelector("[data-stale]")) {
          requestAnimationFrame(() => resolve(performance.now() - click.timeStamp));
          return;
        }
        requestAnimationFrame(look);
      };
      look();
    };
    addEventListener("click", begin, { once: true, capture: true });
  });
}

/** Frames that a display of 60 Hz would have shown in this time, and how many of them did not come. */
export function countFrames(milliseconds: number): Promise<{ expected: number; dropped: number }> {
  const frame = 1_000 / 60;
  return new Promise((resolve) => {
    const began = performance.now();
    let last = began;
    let dropped = 0;
    const next = (now: number) => {
      dropped += Math.max(0, Math.round((now - last) / frame) - 1);
      last = now;
      if (now - began < milliseconds) requestAnimationFrame(next);
      else resolve({ expected: Math.round((now - began) / frame), dropped });
    };
    requestAnimationFrame(next);
  });
}
