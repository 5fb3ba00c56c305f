import { defineConfig } from "@playwright/test";
import { serverAddress } from "./e2e/server";

const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export default defineConfig({
  testDir: "e2e",
  outputDir: ".test/playwright",
  globalSetup: "./e2e/global-setup.ts",
  // One server and one database serve all tests; while one browser waits for them, the others work.
  workers: 3,
  // A busy machine may take long; only what never comes is to fail.
  timeout: 300_000,
  // What only a busy machine brought about passes when it is tried again, and is named as flaky.
  retries: 1,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: serverAddress,
    locale: "en-GB",
    actionTimeout: 30_000,
    // Recording a trace takes as long again as the test; `npx playwright test --trace on` makes one.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage", ...quiet],
    },
  },
});
