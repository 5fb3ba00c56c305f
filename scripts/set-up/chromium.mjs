import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const onMac = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The Chromium that the end-to-end tests drive; installed from the system's packages where that is possible. */
export function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (works(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, which does not run.`);
  }
  return find() ?? installAndFind() ?? fail();
}

function find() {
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

function installAndFind() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("Installing Chromium from the system's packages …");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { env: environment, stdio: ["ignore", "ignore", "inherit"] };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], options);
  return find();
}

function fail() {
  throw new Error(
    "The end-to-end tests need Chromium, and there is none. Install it (on Debian: apt-get install chromium),\n" +
      "or name another Chromium or Chrome with CHROMIUM_PATH.",
  );
}
