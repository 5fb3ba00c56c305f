import { expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database";
import { database } from "./client";
import { pool } from "./pool";
import { transaction } from "./transaction";

testDatabase();

const teamsNamed = (name: string) => database().team.count({ where: { name } });
const insert = (name: string) => pool().query("insert into teams (name) values ($1)", [name]);

test("what Prisma writes and what is written by hand is one transaction", async () => {
  const failing = transaction(async (tx) => {
    await tx.team.create({ data: { name: "undone" } });
    await insert("undone");
    expect(await tx.team.count({ where: { name: "undone" } })).toBe(2);
    expect(await teamsNamed("undone")).toBe(2);
    throw new Error("after both");
  });
  await expect(failing).rejects.toThrow("after both");
  expect(await teamsNamed("undone")).toBe(0);
});

test("one inside another is part of it", async () => {
  const failing = transaction(async () => {
    await transaction(async (tx) => tx.team.create({ data: { name: "inner" } }));
    throw new Error("the outer one fails");
  });
  await expect(failing).rejects.toThrow("the outer one fails");
  expect(await teamsNamed("inner")).toBe(0);
});

test("simultaneous ones know nothing of each other", async () => {
  const pids = await Promise.all(
    Array.from({ length: 8 }, () =>
      transaction(async (tx) => {
        const [byPrisma] = await tx.$queryRaw<
          { pid: number }[]
        >`select pg_backend_pid() as pid from pg_sleep(0.1)`;
        const { rows } = await pool().query<{ pid: number }>("select pg_backend_pid() as pid");
        expect(rows[0]?.pid).toBe(byPrisma?.pid);
        return byPrisma?.pid;
      }),
    ),
  );
  expect(new Set(pids).size).toBe(8);
});

test("what goes on after the end is outside", async () => {
  let later: () => Promise<unknown> = async () => undefined;
  let ended = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const going = transaction(async () => {
    later = async () => {
      await end;
      await insert("later");
      return teamsNamed("later");
    };
    return { running: later() };
  });
  const { running } = await going;
  ended();
  expect(await running).toBe(1);
});

test("two that wait for each other in a circle are both done", async () => {
  const [a, b] = await Promise.all(["a", "b"].map((name) => database().team.create({ data: { name } })));
  const rename = (first?: string, second?: string) => {
    let tries = 0;
    return transaction(async () => {
      tries += 1;
      await pool().query("update teams set name = name || '.' where id = $1", [first]);
      if (tries === 1) await pool().query("select pg_sleep(0.2)");
      await pool().query("update teams set name = name || '.' where id = $1", [second]);
    });
  };
  await Promise.all([rename(a?.id, b?.id), rename(b?.id, a?.id)]);
  expect(await teamsNamed("a..")).toBe(1);
});
