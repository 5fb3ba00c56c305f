import { expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { testDatabase } from "@/lib/testing/database";
import { mirroredColumns } from "./columns";

testDatabase();

/** Shown beside what is found, and asked for by no list. */
const shownOnly = ["chemicalName", "identity"];

test("whatever lists ask of a sheet is noted when it changes, so that no count is kept that is no longer right", async () => {
  const [row] = await database().$queryRaw<{ source: string }[]>`
    select prosrc as source from pg_proc where proname = 'note_document_change'`;
  const watched = (name: string) =>
    row?.source.includes(`n.${snake(name)},`) || row?.source.includes(`n.${snake(name)})`);
  expect(mirroredColumns.filter((name) => !watched(name))).toEqual(shownOnly);
});

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
