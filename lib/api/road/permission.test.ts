import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { operations } from "@/lib/api/table";
import { checkPermission, isPermitted } from "./permission";

test("who lacks the second factor that the team asks for may set one up, and nothing else", () => {
  const actor = { kind: "user", id: randomUUID(), role: "owner", lacksSecondFactor: true } as const;
  const permitted = operations.filter((operation) => isPermitted(operation, actor)).map(({ id }) => id);
  expect(permitted.sort()).toEqual(["beginSecondFactor", "confirmSecondFactor", "getSecondFactor"]);
});

const id = randomUUID();
test.each([
  [{ kind: "key", id, readOnly: true }, "createProduct", "This API key is read-only."],
  [{ kind: "key", id, readOnly: false }, "getSecondFactor", /^This is done in the web application/],
  [{ kind: "user", id, role: "reader" }, "createProduct", "Your role in this team does not allow this."],
  [{ kind: "user", id, role: "owner", lacksSecondFactor: true }, "createProduct", /second factor/],
] as const)("what %o may not call is refused with the reason", (actor, operationId, reason) => {
  const operation = operations.find((one) => one.id === operationId);
  if (!operation) throw new Error(operationId);
  expect(() => checkPermission(operation, actor)).toThrow(reason);
});
