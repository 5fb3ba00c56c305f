import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stop-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("SIGTERM to npm, which tells its shell alone, ends the program with what it does at its end", async () => {
  const program = `
    import { stopWithNpm } from ${JSON.stringify(join(import.meta.dirname, "stop-with-npm.mjs"))};
    stopWithNpm();
    process.once("SIGTERM", () => { console.log("stopped"); process.exit(); });
    setTimeout(() => process.exit(1), 50_000);
    console.log("ready");
  `;
  writeFileSync(join(folder, "program.mjs"), program);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { up: "node program.mjs" } }));
  const npm = spawn("npm", ["run", "--silent", "up"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  npm.stdout.on("data", (text) => {
    said += text;
    if (said === "ready\n") npm.kill("SIGTERM");
  });
  await once(npm.stdout, "close");
  expect(said).toBe("ready\nstopped\n");
});
