import { expect, test } from "vitest";
import { create } from "@/lib/holdings/documents/service";
import type { Context } from "@/lib/platform/context";
import { pool } from "@/lib/platform/database/pool";
import { testDatabase } from "@/lib/testing/database";
import { teamContext } from "@/lib/testing/team-context";

testDatabase();

const upload = async (context: Context, text: string) => {
  const bytes = new TextEncoder().encode(`%PDF-1.7\n${text}`);
  return (await create(context, { fileName: text, bytes })).document;
};

/** The file names of the jobs in the order in which a worker takes them; it takes away the first `done`. */
async function order(done = 0): Promise<string[]> {
  const { rows } = await pool().query<{ id: string; name: string }>(
    `select jobs.id, documents.file_name as name from graphile_worker._private_jobs jobs
     join documents on documents.id = (jobs.payload->>'documentId')::uuid
     where jobs.is_available order by jobs.priority, jobs.run_at, jobs.id`,
  );
  const ids = rows.slice(0, done).map(({ id }) => id);
  await pool().query(
    `with done as (delete from graphile_worker._private_jobs where id = any($1::bigint[]) returning payload)
     update documents set status = 'completed' from done
     where documents.id = (done.payload->>'documentId')::uuid`,
    [ids],
  );
  return rows.map(({ name }) => name);
}

test("a team with many sheets does not keep another's waiting, and neither starves", async () => {
  const [many, single] = [await teamContext(), await teamContext()];
  for (let i = 0; i < 6; i += 1) await upload(many, `many-${i}.pdf`);
  await upload(single, "single-0.pdf");
  expect((await order(3)).slice(0, 3)).toEqual(["many-0.pdf", "single-0.pdf", "many-1.pdf"]);
  await upload(single, "single-1.pdf");
  await upload(single, "single-2.pdf");
  await upload(many, "many-6.pdf");
  expect(await order()).toEqual([
    "many-2.pdf",
    "single-1.pdf",
    "many-3.pdf",
    "single-2.pdf",
    "many-4.pdf",
    "many-5.pdf",
    "many-6.pdf",
  ]);
});
