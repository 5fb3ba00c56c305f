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

/** What runs beside other steps is shown when it has ended. */
const aside = { isAside: true };

async function checks() {
  return [
    await countCheck("format", [biome, "format", "."], aside),
    await countCheck(
      "lint",
      [biome, "check", "--formatter-enabled=false", "--error-on-warnings", "."],
      aside,
    ),
    await types(),
  ];
}

async function types() {
  await runStep("types of the routes", [next, "typegen"], aside);
  return countCheck("types", ["node_modules/typescript-7/bin/tsc", "--noEmit", "-p", "."], aside);
}

let built;
/** Once for all parts that need it; the build writes where the types are checked, hence never at the same time. */
async function build() {
  const { ensureBuild } = await import("./set-up/build.mjs");
  built ??= ensureBuild();
  await built;
}

let browser;
/** Installed, where it may be, beside the packages. */
async function chromium() {
  const { ensureChromium } = await import("./set-up/chromium.mjs");
  browser ??= ensureChromium();
  return browser;
}

/** Nothing to count: without it, the tests that need it fail. */
async function prepareApplication() {
  await Promise.allSettled([build(), chromium()]);
  return [];
}

function unitTests() {
  return vitest("unit, service and API tests", `.test/vitest-${process.pid}.json`);
}

function vitest(title, report, { config = "vitest.config.ts", ...options } = {}) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", "--config", config, ...reporters];
  return countTests(title, args, report, countVitest, options);
}

/** The service of this version, built and started, checked from outside against its specification. */
async function conformanceTests(options) {
  await build();
  return vitest("conformance", `.test/conformance-${process.pid}.json`, {
    ...options,
    config: "conformance/vitest.config.ts",
    variables: { E2E_PORT: String(await freePort()) },
  });
}

async function endToEndTests() {
  const report = `.test/playwright-${process.pid}.json`;
  const variables = {
    CHROMIUM_PATH: await chromium(),
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report),
  };
  await build();
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

/** What is run: one after the other, what may run at once, of that what comes after one another. */
function chosenParts() {
  if (process.argv.includes("--check")) return [[[unitTests], [checks]]];
  if (process.argv.includes("--e2e")) return [[[conformanceTests, endToEndTests]]];
  const conformanceAside = () => conformanceTests(aside);
  return [[[unitTests], [checks, prepareApplication, conformanceAside]], [[endToEndTests]]];
}

async function inTurn(parts) {
  const counts = [];
  for (const part of parts) counts.push(await counted(part));
  return counts.flat();
}

async function main() {
  stopWithNpm();
  // What it fails with is told where it is needed.
  if (!process.argv.includes("--check")) chromium().catch(() => {});
  const { ensurePackages } = await import("./set-up/packages.mjs");
  const { ensureClient } = await import("./set-up/client.mjs");
  await ensurePackages();
  await ensureClient();
  // Now, not by each part that needs them.
  const { ensurePrograms } = await import("./set-up/programs.mjs");
  await ensurePrograms();
  const counts = [];
  // One core alone would wait for what the other does.
  for (const atOnce of chosenParts()) counts.push(...(await Promise.all(atOnce.map(inTurn))).flat());
  const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0);
  if (sum("skipped")) console.log(`\n${sum("skipped")} skipped; the output above says why.`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error) => {
  console.error(`${error.message}\n\n0 passed, 1 failed`);
  return 1;
});
