/** What a web process does once, when it starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { tables } = await import("@/lib/regulation/substance-lists");
    // Reading the lists takes a quarter of a second, for which the first request would wait.
    setImmediate(tables);
  }
}
