import { admin } from "./ask-operator";

/** The owner of the first team, whom the tests sign in as. */
export const owner = {
  team: "Test laboratory",
  email: "owner@example.com",
  password: "a password for tests",
};

/** Creates the first team with its owner and a key, and hands their ids to the test processes. */
export async function createAccount(): Promise<void> {
  const { team_id: team } = await admin(
    ...["team", "create", "--name", owner.team, "--email", owner.email, "--password", owner.password],
  );
  const { key } = await admin("key", "create", "--team", String(team), "--name", "end-to-end tests");
  process.env.E2E_TEAM_ID = String(team);
  process.env.E2E_KEY = String(key);
}

/** The first team's API key. */
export function apiKey(): string {
  return process.env.E2E_KEY ?? "";
}

/** The first team's id. */
export function teamId(): string {
  return process.env.E2E_TEAM_ID ?? "";
}
