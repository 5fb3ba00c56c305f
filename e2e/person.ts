import { randomUUID } from "node:crypto";
import { test as base } from "@playwright/test";
import { admin } from "./server";

export type Person = { email: string; password: string; teamId: string; team: string };

/** A new person, who owns a new team of this name. */
export function createPerson(team = "Test laboratory"): Person {
  const email = `${randomUUID()}@example.com`;
  const password = "a password for tests";
  return { email, password, team, teamId: createTeam(team, { email, password }) };
}

/** Another team that this person owns; answers with its id. */
export function createTeam(name: string, { email, password }: Pick<Person, "email" | "password">): string {
  const { team_id: id } = admin(
    ...["team", "create", "--name", name, "--email", email, "--password", password],
  );
  if (!id) throw new Error("team create answered without an id");
  return id;
}

/** An API key of this person's team. */
export function createKey({ teamId }: Person): string {
  const { key } = admin("key", "create", "--team", teamId, "--name", "end-to-end tests");
  if (!key) throw new Error("key create answered without a key");
  return key;
}

/** Each test that asks for a `person` has one of its own, with a team of its own. */
export const test = base.extend<{ person: Person }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  person: async ({}, use) => use(createPerson()),
});
