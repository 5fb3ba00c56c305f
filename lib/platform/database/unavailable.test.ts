import { expect, test } from "vitest";
import { isDatabaseUnavailable } from "./unavailable";

const prisma = (state: string) =>
  Object.assign(new Error(`Invalid \`prisma.team.findMany()\`: Database error. Code: \`${state}\`.`), {
    code: "P2039",
  });

const prismaError = (code: string, message: string) =>
  Object.assign(new Error(`Transaction API error: ${message}`), { code });

test.each([
  ["a server that is shutting down", prisma("57P01")],
  ["a server that is starting", prisma("57P03")],
  ["a server whose disk is full", prisma("53100")],
  ["a refused connection", Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
  ["a cause inside another error", new Error("failed", { cause: { code: "08006" } })],
  [
    "a transaction that got no connection",
    prismaError("P2028", "Unable to start a transaction in the given time."),
  ],
  [
    "a transaction of ours that took too long",
    prismaError("P2028", "A query cannot be executed on an expired transaction."),
  ],
  ["a pool without a free connection", new Error("timeout exceeded when trying to connect")],
  ["a statement that took too long", new Error("canceling statement due to statement timeout")],
  ["writes that were in each other's way to the last", prisma("40P01")],
  ["a connection that was cut", new Error("Connection terminated unexpectedly")],
])("%s is unavailable", (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ["a statement that a constraint refused", prisma("23505")],
  ["a cancelled statement", prisma("57014")],
  ["a missing record", Object.assign(new Error("none"), { code: "P2025" })],
  ["no error", null],
])("%s is not", (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
