import { expect, test } from "vitest";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import fr from "@/messages/fr.json";
import nl from "@/messages/nl.json";
import { actionsOf, auditKinds } from "./audit/kinds";
import { operations } from "./table";

const actions = auditKinds.flatMap((kind) => actionsOf(kind));

test("every write is of one kind of the audit log", () => {
  const writes = operations.filter(({ permission, method }) => permission !== "read" && method !== "GET");
  expect(writes.map(({ id }) => id).filter((id) => !actions.includes(id))).toEqual([]);
  expect(new Set(actions).size).toBe(actions.length);
});

test.each(Object.entries({ en, nl, de, fr }))("every action and kind has its word in %s", (_, words) => {
  expect(actions.filter((action) => !(action in words.actions))).toEqual([]);
  expect(auditKinds.filter((kind) => !(kind in words.auditKinds))).toEqual([]);
});
