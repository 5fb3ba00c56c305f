/** Lets what else waits in this process run before long work goes on. */
export function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
