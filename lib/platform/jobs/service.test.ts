import { expect, test } from "vitest";
import { create } from "@/lib/holdings/documents/service";
import { database } from "@/lib/platform/database/client";
import { testDatabase } from "@/lib/testing/database";
import { teamContext } from "@/lib/testing/team-context";
import {
  beat,
  failExhausted,
  isNewestVersion,
  listJobs,
  releaseDeadWorkers,
  requeueLost,
  retryJobs,
} from "./service";

testDatabase();

const upload = async (text: string) => {
  const bytes = new TextEncoder().encode(`%PDF-1.7\n${text}`);
  return (await create(await teamContext(), { fileName: "a.pdf", bytes })).document;
};
const lock = (documentId: string, worker: string, since: string) => database().$executeRaw`
  update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() - ${since}::interval
  where key = ${`extract:${documentId}`}`;
const stateOf = async (documentId: string) =>
  (await listJobs()).find(({ payload }) => JSON.stringify(payload).includes(documentId))?.state;

test("a dead worker's job is free again, a living worker's stays its own", async () => {
  const [dead, living] = [await upload("dead"), await upload("living")];
  await lock(dead.id, "worker-dead", "1 minute");
  await lock(living.id, "worker-living", "1 minute");
  await beat(["worker-living"]);
  expect(await releaseDeadWorkers()).toEqual(["worker-dead"]);
  expect(await stateOf(dead.id)).toBe("waiting");
  expect(await stateOf(living.id)).toBe("running");
});

test("a worker that has just started is not taken for dead before its first heartbeat", async () => {
  const document = await upload("young");
  await lock(document.id, "worker-young", "1 second");
  expect(await releaseDeadWorkers()).not.toContain("worker-young");
});

test("a document whose job is exhausted is failed with a reason, and a retry reads it again", async () => {
  const document = await upload("exhausted");
  await database().$executeRaw`
    update graphile_worker._private_jobs set attempts = max_attempts,
      last_error = ${"Error: The reader of the sheet was ended (SIGKILL)\n  at secret.ts:1"}
    where key = ${`extract:${document.id}`}`;
  await failExhausted();
  const failed = await database().document.findUniqueOrThrow({ where: { id: document.id } });
  expect(failed).toMatchObject({ status: "failed", errorCode: "internal_error" });
  expect(failed.errorMessage).toBe(
    "The sheet could not be read after several attempts. The reader of the sheet was ended (SIGKILL). It is stored; start the extraction again.",
  );
  expect(await stateOf(document.id)).toBe("exhausted");
  await retryJobs(null);
  expect(await stateOf(document.id)).toBe("waiting");
  const waiting = await database().document.findUniqueOrThrow({ where: { id: document.id } });
  expect(waiting).toMatchObject({ status: "processing", errorCode: null });
});

test("a document that lost its job gets another", async () => {
  const document = await upload("lost");
  await database()
    .$executeRaw`delete from graphile_worker._private_jobs where key = ${`extract:${document.id}`}`;
  await database().$executeRaw`
    update documents set updated_at = now() - interval '1 hour' where id = ${document.id}::uuid`;
  expect(await requeueLost()).toBe(1);
  expect(await stateOf(document.id)).toBe("waiting");
});

test("only the version of the workers that started last reads held sheets again", async () => {
  await beat(["worker-old"], "old");
  expect(await isNewestVersion(["worker-old"], "old")).toBe(true);
  await beat(["worker-new"], "new");
  expect(await isNewestVersion(["worker-old"], "old")).toBe(false);
  expect(await isNewestVersion(["worker-new"], "new")).toBe(true);
  await database().$executeRaw`
    update worker_heartbeats set beat_at = now() - interval '1 minute' where id = 'worker-new'`;
  expect(await isNewestVersion(["worker-old"], "old")).toBe(true);
});
