import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const needsBrowser = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, "utf8").startsWith("// @vitest-environment");

/** Files that need a browser come last: between two environments a process ends and another loads everything anew. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(needsBrowser(a)) - Number(needsBrowser(b)));
  }
}

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", ".*/**", "e2e/**"],
    globalSetup: ["scripts/test/programs.mjs", "lib/testing/global-setup.ts"],
    // Loading everything anew for each file took longer than most files' tests.
    isolate: false,
    // Much of a test is waiting for the database or for a program that it starts.
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    setupFiles: ["lib/testing/each-file.ts"],
    // A busy machine may take long; only what never comes is to fail.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // Vite would set BASE_URL to "/".
    env: { BASE_URL: "http://localhost:3000", LOG_LEVEL: "silent", NODE_ENV: "test" },
  },
});
