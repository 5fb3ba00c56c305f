import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { attackAddresses } from "./addresses";
import { attackOtherTeams } from "./cross-team";
import { attackFiles } from "./files";
import { attackLimits } from "./limits";
import { attackOutput } from "./output";
import { attackBodies, attackQueries } from "./queries";
import { attackRaces } from "./races";
import { line, summed } from "./report";
import { attackSignIn } from "./sign-in";
import { attackSockets } from "./sockets";
import { forgetCounts, newSide, programs, Target } from "./world";

/**
 * Attacks a running service from outside and prints of each line whether it held; exit code 1 where one did not. It makes
 * teams of its own to attack and to attack from, so it runs on the machine and DATA_DIR of the service; never on one that
 * is in use. Usage: DATA_DIR=… npx tsx bench/attack/attack.ts http://localhost:3000 [--mutations 100] [part …]
 */
// What is made in this process is not to be told between the lines.
process.env.LOG_LEVEL = "silent";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mutations: { type: "string", default: "100" } },
});
const [base = "http://localhost:3000", ...chosen] = positionals;
const target = new Target(base.replace(/\/$/, ""));

const parts: Record<string, () => Promise<void>> = {
  teams: async () =>
    attackOtherTeams(target, await newSide(target, "Victim"), await newSide(target, "Attacker")),
  "sign-in": () => attackSignIn(target),
  addresses: async () => attackAddresses(target, await newSide(target, "Addresses")),
  queries: async () => attackQueries(target, await newSide(target, "Queries")),
  bodies,
  limits: async () => attackLimits(target, await newSide(target, "Limits")),
  races: () => attackRaces(target),
  output: () => attackOutput(target),
  files: () => attackFiles(target, Number(values.mutations)),
  sockets: () => attackSockets(target),
};

/** Every member of every body is an address of ours as well, which nobody may call. */
async function bodies(): Promise<void> {
  let calls = 0;
  const canary = createServer((_, answer) => {
    calls += 1;
    answer.end();
  }).listen(0, "127.0.0.1");
  const address = canary.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await attackBodies(target, await newSide(target, "Bodies"), `http://127.0.0.1:${port}/canary`);
  line("no address in a body is called by the service", calls === 0, `${calls} calls`);
  canary.close();
}

async function main(): Promise<void> {
  const before = programs();
  for (const [name, attack] of Object.entries(parts)) {
    if (chosen.length && !chosen.includes(name)) continue;
    console.log(`\n${name}`);
    await forgetCounts();
    await attack();
  }
  const { status } = await target.ask("GET", "/readyz");
  const after = programs();
  line(
    "the service is ready, in the same processes",
    status === 200 && after.web === before.web && after.worker === before.worker,
    status,
  );
  // Connections of the teams that were made in this process are still open
  process.exit(summed() ? 0 : 1);
}

await main();
