import { Logger, run } from "graphile-worker";
import { expect, test } from "vitest";
import { create } from "@/lib/holdings/documents/service";
import { database } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";
import { beat, releaseDeadWorkers } from "@/lib/platform/jobs/service";
import { testDatabase } from "@/lib/testing/database";
import { teamContext } from "@/lib/testing/team-context";
import { lockIds } from "./lock-ids";

testDatabase();

test("a job that takes long stays with its worker while that one lives", async () => {
  const bytes = new TextEncoder().encode("%PDF-1.7");
  await create(await teamContext(), { fileName: "a.pdf", bytes });
  const { ids, events } = lockIds();
  let begin: () => void = () => {};
  let end: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const runner = await run({
    connectionString: databaseUrl(),
    noHandleSignals: true,
    parsedCronItems: [],
    logger: new Logger(() => () => {}),
    events,
    taskList: {
      async extract() {
        begin();
        await ended;
      },
    },
  });
  await begun;
  await database().$executeRaw`
    update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_at is not null`;
  await beat([...ids]);
  expect(await releaseDeadWorkers()).toEqual([]);
  end();
  await runner.stop();
});
