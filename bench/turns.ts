import { closeDatabase, database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";
import { transaction } from "@/lib/platform/database/transaction";
import { takeTurn } from "@/lib/platform/database/turns";

/**
 * What a team's turn costs a write: the same transaction with and without it, in turn with each other.
 * DATABASE_URL=… (or DATA_DIR of a running service) npx tsx bench/turns.ts [times]
 */
const times = Number(process.argv[2] ?? 2_000);
const team = await database().team.create({ data: { name: "Turns" } });
const spent = { with: [] as number[], without: [] as number[] };

const write = async (isTurn: boolean) => {
  const started = performance.now();
  await transaction(async () => {
    if (isTurn) await takeTurn(team.id, false);
    await pool().query("update teams set sheet_age_years = 3 where id = $1", [team.id]);
  });
  return performance.now() - started;
};
for (let i = 0; i < times + 100; i += 1) {
  const both = { with: await write(true), without: await write(false) };
  // The first ones open connections.
  if (i >= 100) for (const which of ["with", "without"] as const) spent[which].push(both[which]);
}

const sorted = (all: number[]) => all.toSorted((a, b) => a - b);
const median = (all: number[]) => sorted(all)[Math.floor(all.length / 2)] ?? Number.NaN;
const differences = spent.with.map((ms, i) => ms - (spent.without[i] ?? 0));
const quarter = (share: number) => sorted(differences)[Math.floor(times * share)] ?? Number.NaN;
console.log(
  `${times} writes: median ${median(spent.with).toFixed(2)} ms with a turn, ${median(spent.without).toFixed(2)} without; ` +
    `difference ${median(differences).toFixed(2)} ms (middle half ${quarter(0.25).toFixed(2)} to ${quarter(0.75).toFixed(2)})`,
);
await database().team.delete({ where: { id: team.id } });
await closeDatabase();
