// Sets up what is missing, then starts everything: `npm run up`, `npm run dev` for development, or `npm run demo` with
// a team full of made sheets.
// Up to the installation of the packages only Node itself is there, hence no TypeScript and no dependencies here.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { requireNode } from "./set-up/node-version.mjs";
import { dropUnreadOutput } from "./up/dropped-output.mjs";
import { stopWithNpm } from "./up/stop-with-npm.mjs";

requireNode();
// What a package will no longer do in its next version is no news for who runs this one, here or in what this starts
if (!process.argv.includes("--dev")) {
  process.noDeprecation = true;
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --no-deprecation`.trim();
}
dropUnreadOutput();
stopWithNpm();
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), ".."));
try {
  const { ensurePackages } = await import("./set-up/packages.mjs");
  const { ensureClient } = await import("./set-up/client.mjs");
  const { ensureBuild } = await import("./set-up/build.mjs");
  await ensurePackages();
  await ensureClient();
  if (!process.argv.includes("--dev")) await (await import("./set-up/programs.mjs")).ensurePrograms();
  const { register } = await import("tsx/esm/api");
  register();
  const { serve } = await import("./up/serve.ts");
  const isDevelopment = process.argv.includes("--dev");
  const isDemo = process.argv.includes("--demo");
  // A newcomer is to see what it says, not every call that fills the team.
  if (isDemo) process.env.LOG_LEVEL ||= "warn";
  await serve({ isDevelopment, isDemo, build: isDevelopment ? async () => {} : ensureBuild });
} catch (error) {
  console.error(error.message);
  if (error.cause && process.env.LOG_LEVEL === "debug") console.error(error);
  process.exitCode = 1;
}
// Nothing is left to do; what a dependency keeps open must not keep the command from ending.
process.exit();
