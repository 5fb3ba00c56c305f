import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { sheetOf } from "./fresh-sheet";
import { service, world } from "./world";

const run = promisify(execFile);

/** The commands of a page, in their order, as one script. */
async function commandsOf(page: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, "..", "docs", `${page}.md`), "utf8");
  return [...text.matchAll(/```sh\n(.*?)```/gs)].map((block) => block[1]).join("\n");
}

test("every command of the guide works as it stands", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guide-"));
  try {
    await writeFile(join(folder, "sheet.pdf"), await sheetOf(`Guide ${Date.now()}`));
    const env = { ...process.env, BASE: world.base, KEY: world.keys[0], SHEET: "sheet.pdf" };
    const script = `set -euo pipefail\n${await commandsOf("guide")}`;
    const { stdout } = await run("bash", ["-c", script], { cwd: folder, env });
    expect(stdout).toContain("completed");
    expect(stdout).toContain("ERP-10042");
    expect(stdout).toContain("list_products");
    expect((await readFile(join(folder, "copy.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("the documentation is shown at /docs", async () => {
  const show = (path: string) => service.get(`${world.base}${path}`, { key: null });
  for (const path of ["/docs", "/docs/api", "/docs/guide", "/docs/assistants", "/docs/measurements"]) {
    const page = await show(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.headers.get("content-type")).toContain("text/html");
  }
  expect((await show("/docs/nothing")).status).toBe(404);
});
