import { closeDatabase, database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";
import { transaction } from "@/lib/platform/database/transaction";
import { takeTurn } from "@/lib/platform/database/turns";

/**
 * What a team's turn costs a write: the same transaction without one, with one beside others and with one alone, in
 * turn with each other; and how many a second eight callers do of each.
 * DATABASE_URL=… (or DATA_DIR of a running service) npx tsx bench/turns.ts [times]
 */
const times = Number(process.argv[2] ?? 1_500);
const callers = 8;
const turns = { none: null, "beside others": false, alone: true } as const;
type Turn = keyof typeof turns;
const names: Turn[] = ["none", "beside others", "alone"];

const team = await database().team.create({ data: { name: "Turns" } });
const places = await database().workplace.createManyAndReturn({
  data: Array.from({ length: callers }, (_, i) => ({ teamId: team.id, name: `${i}`, nameKey: `${i}` })),
});

/** Milliseconds of one write to a row of the caller's own. */
async function write(turn: Turn, caller = 0): Promise<number> {
  const started = performance.now();
  await transaction(async () => {
    const isAlone = turns[turn];
    if (isAlone !== null) await takeTurn(team.id, isAlone);
    await pool().query("update workplaces set description = 'd' where id = $1", [places[caller]?.id]);
  });
  return performance.now() - started;
}

async function perSecond(turn: Turn): Promise<number> {
  const started = performance.now();
  const each = Math.ceil(times / callers);
  await Promise.all(
    places.map(async (_, caller) => {
      for (let i = 0; i < each; i += 1) await write(turn, caller);
    }),
  );
  return (each * callers * 1000) / (performance.now() - started);
}

const spent: Record<Turn, number[]> = { none: [], "beside others": [], alone: [] };
// The first ones open connections.
for (let i = 0; i < 100; i += 1) await write("none");
for (let i = 0; i < times; i += 1) for (const turn of names) spent[turn].push(await write(turn));

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
for (const turn of names) {
  const more = median(spent[turn].map((ms, i) => ms - (spent.none[i] ?? 0)));
  const rate = await perSecond(turn);
  console.log(
    `turn ${turn}: median ${median(spent[turn]).toFixed(2)} ms, ${more.toFixed(2)} more than none; ` +
      `${rate.toFixed(0)} a second by ${callers} callers`,
  );
}
await database().team.delete({ where: { id: team.id } });
await closeDatabase();
