import { Logger, run } from "graphile-worker";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTeam } from "@/lib/access/teams/service";
import { extract } from "@/lib/extraction/extract";
import { database } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";
import { testDatabase } from "@/lib/testing/database";
import { jobs } from "@/workers/jobs";
import { DemoPerson } from "./client";
import { fill } from "./fill";
import type { DemoSheet } from "./sheets";

testDatabase();

const sheets: DemoSheet[] = ["acetoneBefore", "acetone", "propane", "bleach", "paintStripper", "hexane"];

let owner: DemoPerson;
let neighbour: DemoPerson;

beforeAll(async () => {
  owner = await person("Demo Company", "demo@example.com");
  neighbour = await person("Neighbour Company", "neighbour@example.com");
  await fillWithWorker();
}, 120_000);

async function person(name: string, email: string): Promise<DemoPerson> {
  const { userId, teamId } = await createTeam({ name, email, password: "a long password" });
  return new DemoPerson(userId, teamId);
}

/** Fills the team while a worker reads what comes into the queue. */
async function fillWithWorker(): Promise<void> {
  const tasks = jobs(extract);
  const runner = await run({
    connectionString: databaseUrl(),
    noHandleSignals: true,
    parsedCronItems: [],
    pollInterval: 100,
    logger: new Logger(() => () => {}),
    taskList: { extract: (payload) => tasks.extract(payload) },
  });
  const told = new AbortController().signal;
  await fill({ owner, neighbour, sheets, say: () => {}, told }).finally(() => runner.stop());
}

const counts = async () => {
  const where = { teamId: owner.teamId };
  const db = database();
  return {
    documents: await db.document.count({ where }),
    products: await db.product.count({ where }),
    workplaces: await db.workplace.count({ where }),
    lines: await db.quantityLine.count({ where }),
    assessments: await db.assessment.count({ where }),
    groups: await db.customFieldGroup.count({ where }),
    profiles: await db.safetyCardProfile.count({ where }),
  };
};

test("a filled team holds what was planned, read and filed as any other sheet", async () => {
  const documents = await database().document.findMany({ where: { teamId: owner.teamId } });
  const states = documents.map(({ status }) => status).sort();
  expect(states).toEqual([...Array(6).fill("completed"), "failed"]);
  const acetone = await database().product.findFirstOrThrow({
    where: { teamId: owner.teamId, primaryDocument: { productName: "Aceton technisch" } },
    include: { sheets: true, primaryDocument: true },
  });
  expect(acetone.sheets).toHaveLength(2);
  expect(acetone.primaryDocument?.revisionDate?.toISOString()).toMatch(/^2025-03-04/);
  expect(Object.values(acetone.customFields as object)).toMatchObject([{ cost_centre: "Laboratory" }]);
  const decisions = documents.map(({ procurementStatus }) => procurementStatus);
  expect(new Set(decisions)).toEqual(new Set(["Accept", "Reject", "Review"]));
  const doubtful = documents.find(({ productName }) => productName === "Abbeizer Turbo");
  expect(doubtful?.qualityScore).toBeLessThan(0.8);
});

test("an assessment of the earlier revision is to review since the later one came", async () => {
  const Found = z.object({ data: z.array(z.object({ product: z.object({ name: z.string() }) })) });
  const { data } = await owner.read(Found, "/assessments?status=review");
  expect(data.map(({ product }) => product.name)).toEqual(["Aceton technisch"]);
});

test("the neighbour's sheets are in the catalogue and not in the library", async () => {
  const shared = await database().document.count({
    where: { teamId: neighbour.teamId, status: "completed" },
  });
  expect(shared).toBe(6);
});

test("a second filling adds nothing", async () => {
  const before = await counts();
  await fillWithWorker();
  expect(await counts()).toEqual(before);
}, 120_000);
