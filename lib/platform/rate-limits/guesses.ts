import { createHash } from "node:crypto";
import { ask } from "@/lib/platform/database/pipeline";
import { AppError } from "@/lib/platform/errors";
import { forgetOldCounts } from "./service";

/** Who guesses at a password: the account, as any text, and where the guess comes from. */
export type Guesser = { account: string; address: string };

const windowMs = 15 * 60_000;
/**
 * Guesses in a quarter of an hour. One address at one account gets few. An account alone gets more, so that a stranger
 * needs many addresses to keep its owner out; an address alone gets most, since a whole office may share one.
 */
const limits = { address: 100, pair: 10, account: 50 } as const;
type Budget = keyof typeof limits;

/** Thrown instead of checking another guess; `seconds` says how long to wait. */
export class TooManyGuesses extends AppError {
  constructor(readonly seconds: number) {
    super("too-many-requests", `Too many attempts. Wait ${seconds} seconds.`, {
      headers: { "retry-after": String(seconds) },
      extra: { reason: "wait", seconds },
    });
  }
}

/**
 * Checks a guess at a password that has been counted before, so that of guesses made at once no more are checked than
 * of guesses made one after the other. A guess that was right (not null) is given back. Errors: 429.
 */
export async function guess<Found>(by: Guesser, check: () => Promise<Found | null>): Promise<Found | null> {
  const keys = keysOf(by);
  await draw(keys);
  const found = await check();
  if (found !== null) await giveBack(keys);
  return found;
}

/** Neither addresses nor what somebody typed as an e-mail are kept in the clear. */
function keysOf({ account, address }: Guesser): Record<Budget, string> {
  const key = (budget: Budget, text: string) =>
    `guess-${budget}:${createHash("sha256").update(text).digest("hex")}`;
  return {
    address: key("address", address),
    pair: key("pair", JSON.stringify([account, address])),
    account: key("account", account),
  };
}

const counted = (key: string, from: string) => `insert into rate_limits as kept (key, points, expire)
    select ${key}, 1, $4::bigint + $5 ${from}
    on conflict (key) do update set
      points = case when kept.expire <= $4 then 1 else kept.points + 1 end,
      expire = case when kept.expire <= $4 then excluded.expire else kept.expire end
    returning points, expire::float8 as expire`;

/**
 * Always in this order, so that two guesses never wait for each other. A refused one is counted no further: whoever
 * goes on at one account uses up neither the account nor the address for others.
 */
const drawText = `with pair as (${counted("$1", "")}),
  address as (${counted("$2", "from pair where pair.points <= $6")}),
  account as (${counted("$3", "from address where address.points <= $7")})
  select 'pair' as budget, * from pair
  union all select 'address', * from address union all select 'account', * from account`;

async function draw(keys: Record<Budget, string>): Promise<void> {
  const now = Date.now();
  const rows = await ask<{ budget: Budget; points: number; expire: number }>({
    name: "count a guess",
    text: drawText,
    values: [keys.pair, keys.address, keys.account, now, windowMs, limits.pair, limits.address],
  });
  await forgetOldCounts();
  const exceeded = rows.find(({ budget, points }) => points > limits[budget]);
  if (exceeded) throw new TooManyGuesses(Math.max(1, Math.ceil((exceeded.expire - now) / 1000)));
}

async function giveBack(keys: Record<Budget, string>): Promise<void> {
  // Statements of their own: one for all three could take the rows in another order than `draw` does.
  const name = "give a guess back";
  const text = "update rate_limits set points = points - 1 where key = $1 and points > 0";
  await Promise.all(Object.values(keys).map((key) => ask({ name, text, values: [key] })));
}
