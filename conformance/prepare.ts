import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { z } from "zod";
import { products } from "@/lib/fixtures/products";
import { freshSheet } from "./fresh-sheet";
import { Service } from "./service";

/** What every file of checks starts from. */
export type World = {
  base: string;
  /** Several keys of one team, so that its checks are not held up by the limits of one key. */
  keys: string[];
  teamId: string;
  readOnly: string;
  revoked: string;
  /** Ends within half a minute. */
  expired: string;
  /** A key whose calls may be used up. */
  limited: string;
  /** A key of another team. */
  other: string;
  person: { email: string; password: string };
  /** Ids of extracted SDS documents by the name of the made sheet, or by file name for `SHEETS`. */
  sheets: Record<string, string>;
};

declare module "vitest" {
  export interface ProvidedContext {
    world: World;
  }
}

const Team = z.object({ team_id: z.guid() });
const Key = z.object({ id: z.guid(), key: z.string() });

/** Creates two teams with the operator's command line and uploads sheets to the first over the API. */
export default async function prepare(project: TestProject): Promise<void> {
  const base = z.url().parse(process.env.SERVICE_URL);
  const person = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const { team_id: teamId } = createTeam("Conformance", person);
  const { team_id: otherTeam } = createTeam("Conformance, another team", {
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
  });
  const revoked = createKey(teamId, "revoked");
  admin("key", "revoke", "--id", revoked.id);
  const keys = Array.from({ length: 8 }, (_, i) => createKey(teamId, `check ${i}`).key);
  const sheets = await uploadSheets(new Service(base, keys));
  project.provide("world", {
    base,
    keys,
    teamId,
    person,
    sheets,
    readOnly: createKey(teamId, "read only", "--read-only").key,
    revoked: revoked.key,
    limited: createKey(teamId, "limited").key,
    expired: createKey(teamId, "expired", "--expires", new Date(Date.now() + 45_000).toISOString()).key,
    other: createKey(otherTeam, "other").key,
  });
}

function createTeam(name: string, person: World["person"]): z.infer<typeof Team> {
  const options = [
    "--name",
    `${name} ${randomUUID()}`,
    "--email",
    person.email,
    "--password",
    person.password,
  ];
  return Team.parse(admin("team", "create", ...options));
}

function createKey(team: string, name: string, ...options: string[]): z.infer<typeof Key> {
  return Key.parse(admin("key", "create", "--team", team, "--name", name, ...options));
}

function admin(...words: string[]): unknown {
  const args = ["scripts/run.mjs", "scripts/admin.ts", ...words];
  // Vite sets BASE_URL to "/"; an empty value counts as unset.
  const env = { ...process.env, BASE_URL: "" };
  const cwd = join(import.meta.dirname, "..");
  return JSON.parse(execFileSync(process.execPath, args, { cwd, env, encoding: "utf8" }));
}

async function uploadSheets(service: Service): Promise<World["sheets"]> {
  const sheets: World["sheets"] = {};
  for (const [name, bytes] of await sheetFiles())
    sheets[name] = (await service.upload(bytes, `${name}.pdf`)).body.id;
  await Promise.all(Object.values(sheets).map((id) => service.whenRead(id)));
  return sheets;
}

/** Made sheets, and the PDFs of the folder that `SHEETS` names. */
async function sheetFiles(): Promise<[string, Uint8Array][]> {
  const made: [string, Uint8Array][] = [];
  for (const product of Object.values(products)) made.push([product.name, await freshSheet(product)]);
  const folder = process.env.SHEETS;
  if (!folder) return made;
  const names = (await readdir(folder)).filter((name) => /\.pdf$/i.test(name)).sort();
  for (const name of names) made.push([name.replace(/\.pdf$/i, ""), await readFile(join(folder, name))]);
  return made;
}
