import { pool } from "./pool";

/**
 * Writes of a team go side by side; one that is alone waits for those under way, and others wait for it, so that
 * nothing changes between its look at what is there and its end. Held to the end of the transaction that is open.
 */
export async function takeTurn(teamId: string, isAlone: boolean): Promise<void> {
  const lock = isAlone ? "pg_advisory_xact_lock" : "pg_advisory_xact_lock_shared";
  await pool().query(`select ${lock}(hashtextextended($1, 0))`, [`${teamId} writes`]);
}
