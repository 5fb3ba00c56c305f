import { randomUUID } from "node:crypto";
import { test as base } from "@playwright/test";
import { admin } from "./ask-operator";
import { slowDown, waitsToHear } from "./slow-machine";

export type Person = { email: string; password: string; teamId: string; team: string };

/** A new person, who owns a new team of this name. */
export async function createPerson(team = "Test laboratory"): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const password = "a password for tests";
  return { email, password, team, teamId: await createTeam(team, { email, password }) };
}

/** Another team that this person owns; answers with its id. */
export async function createTeam(
  name: string,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<string> {
  const { team_id: id } = await admin(
    ...["team", "create", "--name", name, "--email", email, "--password", password],
  );
  if (typeof id !== "string") throw new Error("team create answered without an id");
  return id;
}

/** An API key of this person's team. */
export async function createKey({ teamId }: Person): Promise<string> {
  const { key } = await admin("key", "create", "--team", teamId, "--name", "end-to-end tests");
  if (typeof key !== "string") throw new Error("key create answered without a key");
  return key;
}

/** How many times slower than it is the browser is to be, to find what a slow machine would do. */
const slowness = Number(process.env.E2E_SLOWER ?? 1);

/** Each test that asks for a `person` has one of its own, with a team of its own. */
export const test = base.extend<{ person: Person }>({
  page: async ({ page }, use) => {
    if (slowness > 1) await slowDown(page, slowness);
    await use(waitsToHear(page));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  person: async ({}, use) => use(await createPerson()),
});
