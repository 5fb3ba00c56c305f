// Sets up what is missing and runs the tests: all of them, `--check` (those that need no build) or `--e2e` (the others).
// Up to the installation of the packages only Node itself is there, hence no TypeScript and no dependencies here.
import { createServer } from "node:net";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { requireNode } from "./set-up/node-version.mjs";
import { dropUnreadOutput } from "./up/dropped-output.mjs";
import { stopWithNpm } from "./up/stop-with-npm.mjs";

requireNode();
dropUnreadOutput();
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), ".."));
const { countCheck, countTests, runStep } = await import("./test/step.mjs");
const { countPlaywright, countVitest } = await import("./test/reports.mjs");

const biome = "node_modules/@biomejs/biome/bin/biome";
const next = "node_modules/next/dist/bin/next";

async function checks() {
  return [
    await countCheck("format", [biome, "format", "."]),
    await countCheck("lint", [biome, "check", "--formatter-enabled=false", "--error-on-warnings", "."]),
    await types(),
  ];
}

async function types() {
  await runStep("types of the routes", [next, "typegen"]);
  return countCheck("types", ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."]);
}

function unitTests() {
  return vitest("unit, service and API tests", `.test/vitest-${process.pid}.json`);
}

function vitest(title, report, { config = "vitest.config.ts", variables } = {}) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", "--config", config, ...reporters];
  return countTests(title, args, report, countVitest, { variables });
}

/** The service of this version, built and started, checked from outside against its specification. */
async function conformanceTests() {
  const { ensureBuild } = await import("./set-up/build.mjs");
  await ensureBuild();
  return vitest("conformance", `.test/conformance-${process.pid}.json`, {
    config: "conformance/vitest.config.ts",
    variables: { E2E_PORT: String(await freePort()) },
  });
}

async function endToEndTests() {
  const { ensureBuild } = await import("./set-up/build.mjs");
  const { ensureChromium } = await import("./set-up/chromium.mjs");
  const report = `.test/playwright-${process.pid}.json`;
  const variables = {
    CHROMIUM_PATH: ensureChromium(),
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report),
  };
  await ensureBuild();
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  return countTests("end-to-end tests", args, report, countPlaywright, { variables });
}

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

/** What fails before a test runs is one failure, with its message, and the other parts still run. */
async function counted(part) {
  try {
    return await part();
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function main() {
  stopWithNpm();
  const { ensurePackages } = await import("./set-up/packages.mjs");
  const { ensureClient } = await import("./set-up/client.mjs");
  await ensurePackages();
  await ensureClient();
  const chosen = process.argv.includes("--e2e")
    ? [conformanceTests, endToEndTests]
    : process.argv.includes("--check")
      ? [checks, unitTests]
      : [checks, unitTests, conformanceTests, endToEndTests];
  const counts = [];
  for (const part of chosen) counts.push(await counted(part));
  const sum = (kind) => counts.flat().reduce((total, count) => total + count[kind], 0);
  if (sum("skipped")) console.log(`\n${sum("skipped")} skipped; the output above says why.`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error) => {
  console.error(`${error.message}\n\n0 passed, 1 failed`);
  return 1;
});
