import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", ".*/**", "e2e/**"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { LOG_LEVEL: "silent", NODE_ENV: "test" },
  },
});
