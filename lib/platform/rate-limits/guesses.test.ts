import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { testDatabase } from "@/lib/testing/database";
import { guess, TooManyGuesses } from "./guesses";

testDatabase();

const wrong = async () => null;
const right = async () => "in";

/** How many of so many guesses at once were checked at all. */
async function checkedOf(many: number, by: (i: number) => { account: string; address: string }) {
  let checked = 0;
  const attempts = Array.from({ length: many }, (_, i) =>
    guess(by(i), async () => {
      checked += 1;
      return null;
    }),
  );
  for (const outcome of await Promise.allSettled(attempts))
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(TooManyGuesses);
  return checked;
}

test("of a hundred guesses at once only the first ten are checked", async () => {
  const by = { account: randomUUID(), address: randomUUID() };
  expect(await checkedOf(100, () => by)).toBe(10);
});

test("an account is exhausted after fifty guesses from many addresses", async () => {
  const account = randomUUID();
  expect(await checkedOf(70, () => ({ account, address: randomUUID() }))).toBe(50);
});

test("an address is exhausted after a hundred guesses at many accounts", async () => {
  const address = randomUUID();
  expect(await checkedOf(120, () => ({ account: randomUUID(), address }))).toBe(100);
});

test("one address cannot use up an account for the others", async () => {
  const account = randomUUID();
  const stranger = { account, address: randomUUID() };
  await checkedOf(90, () => stranger);
  expect(await guess({ account, address: randomUUID() }, right)).toBe("in");
});

test("going on at one account uses up the address for no other account", async () => {
  const stranger = { account: randomUUID(), address: randomUUID() };
  await checkedOf(200, () => stranger);
  expect(await guess({ ...stranger, account: randomUUID() }, right)).toBe("in");
});

test("a guess that was right is given back", async () => {
  const by = { account: randomUUID(), address: randomUUID() };
  for (let i = 0; i < 15; i += 1) expect(await guess(by, right)).toBe("in");
  expect(await checkedOf(20, () => by)).toBe(10);
  await expect(guess(by, right)).rejects.toMatchObject({ code: "too-many-requests" });
});

test("who must wait hears for how long, and may guess again after a quarter of an hour", async () => {
  const by = { account: randomUUID(), address: randomUUID() };
  const first = Date.now();
  const after = (ms: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: first + ms });
    return guess(by, wrong).catch((error: unknown) => error);
  };
  for (let i = 0; i < 10; i += 1) expect(await after(0)).toBeNull();
  const quarter = 15 * 60_000;
  for (const [ms, seconds] of [
    [0, 900],
    [1, 900],
    [quarter - 1_000, 1],
    [quarter - 1, 1],
  ] as const)
    expect(await after(ms)).toMatchObject({ seconds, options: { headers: { "retry-after": `${seconds}` } } });
  expect(await after(quarter)).toBeNull();
  vi.useRealTimers();
});
