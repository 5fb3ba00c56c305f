import { createAccount } from "./account";
import { startServer } from "./server";

/** Runs once before all end-to-end tests; what it answers with runs after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stop = await startServer();
  try {
    createAccount();
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
