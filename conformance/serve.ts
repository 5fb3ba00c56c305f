import { dataDir, serverAddress, startServer } from "../e2e/server";

/** Starts a service of this version to check, unless SERVICE_URL names one that runs. */
export default async function serve(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SERVICE_URL) return;
  const stop = await startServer("conformance");
  process.env.SERVICE_URL = serverAddress;
  // The operator's command line, which makes the teams, works on the same data.
  process.env.DATA_DIR = dataDir;
  process.env.DATABASE_URL = "";
  return stop;
}
