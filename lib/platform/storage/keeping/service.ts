import { pool } from "@/lib/platform/database/pool";
import { storage } from "../service";

/**
 * Stores bytes durably. What was to be dropped is needed again from now on: this waits for whoever drops it just now, and is
 * then stored anew; else it is not dropped before whoever stores it has had a day to refer to it.
 */
export async function keepFile(sha256: string, bytes: Uint8Array): Promise<void> {
  await pool().query("update unneeded_files set since = now() where sha256 = $1", [sha256]);
  await storage().put(sha256, bytes);
}
