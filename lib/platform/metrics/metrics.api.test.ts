import { afterEach, expect, test } from "vitest";
import { forgetEnvironment } from "@/lib/platform/environment";
import { beat } from "@/lib/platform/jobs/service";
import { testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf } from "@/lib/testing/read-sheet";
import { scrape } from "./service";

testDatabase();
const token = "a-token-of-enough-characters";

function setToken(value: string): void {
  process.env.METRICS_TOKEN = value;
  forgetEnvironment();
}
afterEach(() => setToken(""));

test("without a token in the settings there are no metrics", async () => {
  expect((await scrape(`Bearer ${token}`)).status).toBe(404);
});

test("metrics are for those who have the token", async () => {
  setToken(token);
  expect((await scrape(null)).status).toBe(401);
  expect((await scrape("Bearer another-token")).status).toBe(401);
  expect((await scrape(`Bearer ${token}`)).status).toBe(200);
});

test("calls are told by operation and status, and so are the queue and its workers", async () => {
  setToken(token);
  const { client } = await testTeam();
  await client.post("/sds", undefined, { form: fileForm(testPdf(), "a.pdf") });
  await client.get("/sds/nothing");
  await client.get("/nowhere");
  await beat(["a worker"]);
  const text = await (await scrape(`Bearer ${token}`)).text();
  const count = (operation: string, method: string, status: number) =>
    `sixteen_request_duration_seconds_count{operation="${operation}",method="${method}",status="${status}"} 1`;
  expect(text).toContain(count("createDocument", "POST", 202));
  expect(text).toContain(count("none", "GET", 404));
  expect(text).toContain('sixteen_jobs{state="waiting"} 1');
  expect(text).toContain("sixteen_workers 1");
  expect(text).toContain("process_resident_memory_bytes");
});
