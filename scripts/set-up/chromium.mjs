import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Draws pages and nothing around them, which takes a quarter less of a processor's time than a whole browser. */
const shell = ["chromium-headless-shell"];
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const onMac = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The Chromium that the end-to-end tests drive; installed from the system's packages where that is possible. */
export async function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (works(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, which does not run.`);
  }
  return find(shell) ?? (await installed(shell)) ?? find(whole) ?? (await installed(whole)) ?? fail();
}

function find(names) {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(":").filter(Boolean)];
  const places = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...onMac];
  return places.find(works) ?? null;
}

/** Some distributions put a script there that only says how to install it. */
function works(file) {
  return (
    existsSync(file) && spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0
  );
}

async function installed(names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log(`Installing ${names[0]} from the system's packages …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { env: environment, stdio: ["ignore", "ignore", "inherit"] };
  await once(spawn("apt-get", ["update", "-qq"], options), "close");
  await once(
    spawn("apt-get", ["install", "-y", "-qq", "--no-install-recommends", names[0]], options),
    "close",
  );
  return find(names);
}

function fail() {
  throw new Error(
    "The end-to-end tests need Chromium, and there is none. Install it (on Debian: apt-get install chromium),\n" +
      "or name another Chromium or Chrome with CHROMIUM_PATH.",
  );
}
