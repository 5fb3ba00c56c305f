import { beforeAll, expect, test } from "vitest";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";

testDatabase();

let team: TestTeam;
beforeAll(async () => {
  team = await testTeam();
});

const warned = async (headers: Record<string, string>, path = "/uploads") => {
  const answer = await team.client.post(path, path === "/uploads" ? {} : { name: crypto.randomUUID() }, {
    headers,
  });
  expect(answer.status).toBe(201);
  return JSON.parse(answer.headers.get("x-warnings") ?? "[]");
};

test("an upload's address that begins otherwise than the address that was asked is told", async () => {
  expect(await warned({ host: "sds.example.com" })).toEqual([
    {
      code: "other_host",
      message: expect.stringContaining("begins with http://localhost:3000, which is not what was asked"),
      subject: "http://localhost:3000",
    },
  ]);
});

test("the address that was asked is not repeated", async () => {
  expect(JSON.stringify(await warned({ host: "evil.example" }))).not.toContain("evil.example");
});

test("nothing is told where it fits, of a proxy that says by which host it was asked, and of other answers", async () => {
  expect(await warned({ host: "localhost:3000" })).toEqual([]);
  expect(await warned({ host: "10.0.0.5:3000", "x-forwarded-host": "localhost:3000" })).toEqual([]);
  expect(await warned({ host: "sds.example.com" }, "/locations")).toEqual([]);
});
