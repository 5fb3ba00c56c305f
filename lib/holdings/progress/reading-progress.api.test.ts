import { expect, test } from "vitest";
import { readingsOf } from "@/lib/holdings/sheets/service";
import { database } from "@/lib/platform/database/client";
import { signedIn, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf } from "@/lib/testing/read-sheet";

testDatabase();

test("the pages read of a scan are told to the teams that wait for it, until it has been read", async () => {
  const [team, other] = [await testTeam(), await testTeam()];
  const reader = await signedIn(team, "reader");
  const uploaded = await team.client.post("/sds", undefined, { form: fileForm(testPdf(), "scan.pdf") });
  const document = await database().document.findFirstOrThrow({
    where: { id: uploaded.body.id, teamId: team.id },
    include: { sheet: true },
  });
  const heard: unknown[] = [];
  await readingsOf(
    document.sheet,
    async (_, onProgress) => {
      for (const pagesRead of [1, 2]) onProgress?.({ pagesRead, pageCount: 3 });
      await expect
        .poll(async () => (await reader.get("/reading-progress")).body.data)
        .toEqual([{ sds_id: document.id, pages_read: 2, page_count: 3 }]);
      heard.push((await (await signedIn(other, "owner")).get("/reading-progress")).body.data);
      return {
        status: "failed",
        error: { code: "not_an_sds", message: "No sheet." },
        document: null,
        sections: null,
      };
    },
    false,
  );
  expect(heard).toEqual([[]]);
  expect((await reader.get("/reading-progress")).body.data).toEqual([]);
});
