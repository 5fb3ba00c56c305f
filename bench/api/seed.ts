import pg from "pg";
import { createKey } from "@/lib/access/keys/service";
import { createTeam } from "@/lib/access/teams/service";
import { closeDatabase } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";
import { fillLibrary } from "./library";

/**
 * Makes a team with a big library of plausible products, and a small team beside it, in about a minute:
 * npx tsx bench/api/seed.ts [products]. Prints the key of the big team.
 */
const count = Number(process.argv[2] ?? 100_000);

const client = new pg.Client({ connectionString: databaseUrl() });
await client.connect();
for (const size of [count, Math.min(count, 2_000)]) {
  const started = performance.now();
  const name = `Bench ${size} ${Date.now()}`;
  const email = `bench-${size}-${Date.now()}@example.com`;
  const { teamId } = await createTeam({ name, email, password: "benchmark of the library" });
  await fillLibrary(client, teamId, size);
  const key = await createKey(teamId, { name: "bench", readOnly: false, expiresAt: null, createdById: null });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(JSON.stringify({ products: size, teamId, key: key.key, seconds }));
}
await client.query("vacuum analyze");
await client.end();
await closeDatabase();
