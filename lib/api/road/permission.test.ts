import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { operations } from "@/lib/api/table";
import { isPermitted } from "./permission";

test("who lacks the second factor that the team asks for may set one up, and nothing else", () => {
  const actor = { kind: "user", id: randomUUID(), role: "owner", lacksSecondFactor: true } as const;
  const permitted = operations.filter((operation) => isPermitted(operation, actor)).map(({ id }) => id);
  expect(permitted.sort()).toEqual(["beginSecondFactor", "confirmSecondFactor", "getSecondFactor"]);
});
