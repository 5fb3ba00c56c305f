import { withDatabase } from "@/lib/platform/database/with-database";
import { backupCommands } from "./admin/backup";
import { type Command, UsageError } from "./admin/command";
import { correctionCommands } from "./admin/corrections";
import { customFieldCommands } from "./admin/custom-fields";
import { jobCommands } from "./admin/jobs";
import { keyCommands } from "./admin/key";
import { listCommands } from "./admin/lists";
import { teamCommands } from "./admin/team";

const commands: Command[] = [
  ...teamCommands,
  ...keyCommands,
  ...customFieldCommands,
  ...jobCommands,
  ...correctionCommands,
  ...listCommands,
  ...backupCommands,
];

/** The operator's command line: prints one JSON object, or a message on standard error with an exit code. */
async function main(args: string[]): Promise<void> {
  const chosen = [2, 1]
    .map((count) => commands.find(({ words }) => words === args.slice(0, count).join(" ")))
    .find((found) => found);
  if (!chosen) throw new UsageError(overview());
  const run = () => chosen.run(args.slice(chosen.words.split(" ").length));
  const result = chosen.needsDatabase === false ? await run() : await withDatabase(run);
  console.log(JSON.stringify(result));
}

function overview(): string {
  const lines = commands.map(({ words, usage, summary }) => `  ${words} ${usage}\n      ${summary}`);
  return `Usage: npm run --silent admin -- COMMAND\n\n${lines.join("\n")}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
