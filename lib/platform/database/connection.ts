import { environment } from "@/lib/platform/environment";
import { runningInstance } from "@/lib/platform/instance/instance";
import { keptSecret } from "@/lib/platform/kept-secret";

/** Where the database is: DATABASE_URL, or the embedded PostgreSQL of the instance that runs on DATA_DIR. */
export function databaseUrl(): string {
  const { DATA_DIR, DATABASE_URL } = environment();
  if (DATABASE_URL) return DATABASE_URL;
  const port = runningInstance(DATA_DIR)?.databasePort;
  if (port) return embeddedUrl(DATA_DIR, port);
  throw new Error(
    `No database: DATABASE_URL is not set and nothing runs on ${DATA_DIR}. Start it with: npm run up`,
  );
}

/** The address of an embedded PostgreSQL whose password is kept in this folder. */
export function embeddedUrl(dataDir: string, port: number, name = "sixteen"): string {
  return `postgresql://sixteen:${keptSecret(dataDir, "database-password")}@127.0.0.1:${port}/${name}`;
}
