import { expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database";
import { ask, closeLine } from "./pipeline";
import { pool } from "./pool";
import { isDatabaseUnavailable } from "./unavailable";

testDatabase();

const doubled = (value: number) =>
  ask<{ value: number; pid: number }>({
    name: "doubled",
    text: "select 2 * $1::int as value, pg_backend_pid() as pid",
    values: [value],
  });

test("what is asked at one time is answered to whom asked, over one connection", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => doubled(i)));
  expect(answers.map(([row]) => row?.value)).toEqual(Array.from({ length: 50 }, (_, i) => 2 * i));
  expect(new Set(answers.map(([row]) => row?.pid)).size).toBe(1);
});

test("a question that fails does so alone", async () => {
  const half = (value: number) =>
    ask({ name: "half", text: "select 10 / $1::int as value", values: [value] });
  const [before, failing, after] = await Promise.allSettled([half(5), half(0), half(1)]);
  expect(before).toMatchObject({ status: "fulfilled", value: [{ value: 2 }] });
  expect(failing).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  expect(after).toMatchObject({ status: "fulfilled", value: [{ value: 10 }] });
});

test("a connection that breaks refuses what waits for it as unavailable; the next question gets another", async () => {
  const [row] = await doubled(1);
  const waiting = ask({ name: "sleep", text: "select pg_sleep($1)", values: [30] }).catch((error) => error);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await pool().query("select pg_terminate_backend($1)", [row?.pid]);
  expect(isDatabaseUnavailable(await waiting)).toBe(true);
  const [next] = await doubled(4);
  expect(next?.value).toBe(8);
  expect(next?.pid).not.toBe(row?.pid);
});

test("after closing, a question opens another connection", async () => {
  const [row] = await doubled(1);
  await closeLine();
  const [next] = await doubled(2);
  expect(next?.pid).not.toBe(row?.pid);
});
