import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTeam } from "@/lib/access/teams/service";
import { DemoPerson } from "@/lib/demo/client";
import { database } from "@/lib/platform/database/client";
import { keptSecret } from "@/lib/platform/kept-secret";

export const demoEmail = "demo@example.com";
const neighbourEmail = "neighbour@example.com";

/** The password of the demo's owner: random, made once in each data folder. */
export function demoPassword(dataDir: string): string {
  return keptSecret(dataDir, "demo-password").slice(0, 16);
}

/** The owner of the demo team and somebody of the team next door; both teams are made when they are not there. */
export async function demoPeople(dataDir: string): Promise<{ owner: DemoPerson; neighbour: DemoPerson }> {
  const password = demoPassword(dataDir);
  return {
    owner: await ownerOf("Demo Company", demoEmail, password),
    neighbour: await ownerOf("Neighbour Company", neighbourEmail, keptSecret(dataDir, "demo-password")),
  };
}

async function ownerOf(name: string, email: string, password: string): Promise<DemoPerson> {
  const membership = await database().membership.findFirst({ where: { user: { email }, team: { name } } });
  if (membership) return new DemoPerson(membership.userId, membership.teamId);
  const { teamId, userId } = await createTeam({ name, email, password });
  return new DemoPerson(userId, teamId);
}

/** Whether this very team was filled to the end before; what people have changed since is left alone. */
export function isFilled(dataDir: string, { teamId }: DemoPerson): boolean {
  const file = join(dataDir, filledFile);
  return existsSync(file) && readFileSync(file, "utf8").trim() === teamId;
}

export function noteFilled(dataDir: string, { teamId }: DemoPerson): void {
  writeFileSync(join(dataDir, filledFile), `${teamId}\n`);
}

const filledFile = "demo-filled";
