import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Checks of a running service against its specification; `docs/running.md` says how to run them. */
export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "") } },
  test: {
    dir: fileURLToPath(new URL(".", import.meta.url)),
    include: ["**/*.spec.ts"],
    globalSetup: [fileURLToPath(new URL("prepare.ts", import.meta.url))],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
