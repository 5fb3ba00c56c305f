import type { TestProject } from "vitest/node";
import { serveTestDatabases } from "./database-server";

declare module "vitest" {
  interface ProvidedContext {
    testDatabases: string;
  }
}

/** Runs once before all test files; what it answers with runs after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databases = await serveTestDatabases();
  project.provide("testDatabases", databases.address);
  return databases.close;
}
