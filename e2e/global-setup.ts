import { createAccount } from "./account";
import { startOperator, startServer } from "./server";

/** Runs once before all end-to-end tests; what it answers with runs after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const ends = [await startServer("e2e")];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    ends.push(await startOperator());
    await createAccount();
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
