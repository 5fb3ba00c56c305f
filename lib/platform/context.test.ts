import { expect, test } from "vitest";
import { type Actor, actorName, mayAdminister, mayWrite } from "./context";

const key = { kind: "key", id: "k" } as const;
const user = { kind: "user", id: "u" } as const;

test.each<[Actor, string, boolean, boolean]>([
  [{ ...user, role: "owner" }, "user:u", true, true],
  [{ ...user, role: "admin" }, "user:u", true, true],
  [{ ...user, role: "editor" }, "user:u", true, false],
  [{ ...user, role: "reader" }, "user:u", false, false],
  [{ ...key, readOnly: false }, "key:k", true, false],
  [{ ...key, readOnly: true }, "key:k", false, false],
  [{ kind: "worker" }, "worker", true, false],
  [{ kind: "operator" }, "operator", true, true],
])("%o is called %s, may write: %s, administer: %s", (actor, name, writes, administers) => {
  expect([actorName(actor), mayWrite(actor), mayAdminister(actor)]).toEqual([name, writes, administers]);
});
