import { expect, test } from "vitest";
import { isDatabaseUnavailable } from "./unavailable";

const prisma = (state: string) =>
  Object.assign(new Error(`Invalid \`prisma.team.findMany()\`: Database error. Code: \`${state}\`.`), {
    code: "P2039",
  });

test.each([
  ["a server that is shutting down", prisma("57P01")],
  ["a server that is starting", prisma("57P03")],
  ["a server whose disk is full", prisma("53100")],
  ["a refused connection", Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
  ["a cause inside another error", new Error("failed", { cause: { code: "08006" } })],
  ["no transaction that could be started", Object.assign(new Error("Transaction API"), { code: "P2028" })],
  ["no connection that was free", new Error("timeout exceeded when trying to connect")],
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
