import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Checks of a running service against its specification; `docs/running.md` says how to run them. */
export default defineConfig({
  resolve: { alias: { "@": here("..").replace(/\/$/, "") } },
  test: {
    dir: here("."),
    include: ["**/*.spec.ts"],
    globalSetup: [here("serve.ts"), here("prepare.ts")],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
