import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { sheetOf } from "./fresh-sheet";
import { service, world } from "./world";

const run = promisify(execFile);

const project = join(import.meta.dirname, "..");

/** A test that needs programs of the system; where one lacks, it is skipped and says so. */
function testWith(...programs: string[]) {
  const lacking = programs.filter((program) => spawnSync(program, ["--version"]).status !== 0);
  if (lacking.length)
    console.warn(`${lacking.join(", ")} is not installed: some of the guide is not tried here.`);
  return test.skipIf(lacking.length > 0);
}

/** What a page shows in one language, in its order, as one program. */
async function programOf(page: string, language: "sh" | "ts" | "python"): Promise<string> {
  const text = await readFile(join(project, "docs", `${page}.md`), "utf8");
  const blocks = text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "gs"));
  return [...blocks].map((block) => block[1]).join("\n");
}

// Vite sets BASE_URL to "/"; an empty value counts as unset.
const settings = () => ({
  ...process.env,
  BASE_URL: "",
  BASE: world.base,
  KEY: world.keys[0],
  SHEET: "sheet.pdf",
});

testWith("bash", "curl")("every command of the guide works as it stands", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guide-"));
  try {
    await writeFile(join(folder, "sheet.pdf"), await sheetOf(`Guide ${Date.now()}`));
    const script = `set -euo pipefail\n${await programOf("guide", "sh")}`;
    const { stdout } = await run("bash", ["-c", script], { cwd: folder, env: settings() });
    expect(stdout).toContain("completed");
    expect(stdout).toContain("ERP-10042");
    expect(stdout).toContain("list_products");
    expect((await readFile(join(folder, "copy.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  } finally {
    await rm(folder, { recursive: true });
  }
});

testWith("python3")("so does its Python, by the standard library alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "guide-"));
  try {
    await writeFile(join(folder, "sheet.pdf"), await sheetOf(`Guide in Python ${Date.now()}`));
    const program = await programOf("guide", "python");
    const { stdout } = await run("python3", ["-c", program], { cwd: folder, env: settings() });
    expect(stdout).toMatch(/^ready [1-9]\d*\n$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("so does its TypeScript, with the client that is made from the OpenAPI document", async () => {
  // Inside of the project, where the packages are found
  const folder = await mkdtemp(join(project, "scripts/client/.made-"));
  try {
    const tsx = ["--import", "tsx"];
    await run(process.execPath, [...tsx, "scripts/client.ts", folder], { cwd: project, env: settings() });
    const file = join(folder, "guide.mts");
    await writeFile(file, (await programOf("guide", "ts")).replace('"./client"', '"./client.ts"'));
    const { stdout } = await run(process.execPath, [...tsx, file], { cwd: project, env: settings() });
    expect(stdout).toMatch(/^[0-9a-f-]{36} (?!undefined).+/);
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
