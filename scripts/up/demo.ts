import { fill } from "@/lib/demo/fill";
import { environment } from "@/lib/platform/environment";
import { demoEmail, demoPassword, demoPeople, isFilled, noteFilled } from "./demo-team";

const say = (message: string) => console.log(message);

/** Fills the demo team unless that was done before. Ends early, without a fault, when told to stop. */
export async function fillDemo(told: AbortSignal): Promise<null> {
  const { DATA_DIR } = environment();
  const startedAt = Date.now();
  const people = await demoPeople(DATA_DIR);
  if (isFilled(DATA_DIR, people.owner)) return null;
  say("\nFilling the demo team; the sheets are read as any others would be.");
  try {
    await fill({ ...people, say, told });
  } catch (error) {
    if (told.aborted) return null;
    throw error;
  }
  noteFilled(DATA_DIR, people.owner);
  say(`Filled in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  return null;
}

export function sayHowToSignIn(): void {
  const { BASE_URL, DATA_DIR } = environment();
  say(`\n  Open      ${BASE_URL}`);
  say(`  E-mail    ${demoEmail}`);
  say(`  Password  ${demoPassword(DATA_DIR)}\n`);
  say("All of it is made up: no real company, no real products. Ctrl-C stops it.");
}
