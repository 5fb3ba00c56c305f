import { z } from "zod";

const Answer = z.record(z.string(), z.unknown());

/** Asks the process that stands for the operator (`operator.ts`) to run a command or to make a sheet. */
export async function askOperator(road: "command" | "sheet", asked: unknown) {
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_OPERATOR}/${road}`, {
    method: "POST",
    body: JSON.stringify(asked),
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${road} ${JSON.stringify(asked)}: ${body}`);
  return Answer.parse(JSON.parse(body));
}

/** Runs a command of the operator's command line on the application under test; answers with what it prints. */
export async function admin(...args: string[]): Promise<Record<string, unknown>> {
  return askOperator("command", args);
}
