import { backupPlace } from "@/lib/platform/backup/place";
import { prune } from "@/lib/platform/backup/prune/service";
import { restore } from "@/lib/platform/backup/restore/service";
import { backup, repairFiles, verify } from "@/lib/platform/backup/service";
import { brokenFiles } from "@/lib/platform/kept-files/service";
import { command, flag, text, UsageError } from "./command";

const place = () => text().transform(backupPlace);
const name = text().optional();
/** How many of a kind are kept; none unless given. */
const kept = () =>
  text()
    .regex(/^\d{1,4}$/, "must be a number up to 9999")
    .transform(Number)
    .optional();

/** The answer is printed all the same; whoever runs the command by a timer hears of it by the exit code. */
function failIf(isBroken: boolean): void {
  if (isBroken) process.exitCode = 1;
}

export const backupCommands = [
  command({
    words: "backup",
    usage: "--to FOLDER|s3://BUCKET/PREFIX",
    summary:
      "the database and all files while everything runs; files that are there already are not copied again",
    options: { to: place() },
    async run({ to }) {
      const report = await backup(to);
      failIf(report.broken_files.length > 0);
      return report;
    },
  }),
  command({
    words: "verify",
    usage: "--from FOLDER|s3://BUCKET/PREFIX [--backup NAME]",
    summary: "reads a backup, the latest unless named, and compares every row count and hash",
    options: { from: place(), backup: name },
    needsDatabase: false,
    async run({ from, backup: wanted }) {
      const report = await verify(from, wanted);
      failIf(report.faults.length > 0);
      return report;
    },
  }),
  command({
    words: "restore",
    usage: "--from FOLDER|s3://BUCKET/PREFIX [--backup NAME]",
    summary: "restores a backup, the latest unless named, into an empty instance: all of it or nothing",
    options: { from: place(), backup: name },
    run: ({ from, backup: wanted }) => restore(from, wanted),
  }),
  command({
    words: "backup prune",
    usage:
      "--in FOLDER|s3://BUCKET/PREFIX [--keep-last N] [--keep-daily N] [--keep-weekly N] [--keep-monthly N] [--keep-yearly N] [--delete]",
    summary:
      "tells which backups the rules do not keep and what only they need; with --delete, drops them. The latest always stays",
    options: {
      in: place(),
      keepLast: kept(),
      keepDaily: kept(),
      keepWeekly: kept(),
      keepMonthly: kept(),
      keepYearly: kept(),
      delete: flag(),
    },
    needsDatabase: false,
    async run({ in: where, delete: isToDelete, ...rules }) {
      if (!Object.values(rules).some((count) => count))
        throw new UsageError("Give at least one --keep-… rule.");
      const { keepLast = 0, keepDaily = 0, keepWeekly = 0, keepMonthly = 0, keepYearly = 0 } = rules;
      const policy = {
        last: keepLast,
        daily: keepDaily,
        weekly: keepWeekly,
        monthly: keepMonthly,
        yearly: keepYearly,
      };
      return prune(where, policy, isToDelete);
    },
  }),
  command({
    words: "files broken",
    usage: "",
    summary: "the files of the store that are missing or damaged",
    options: {},
    async run() {
      return { files: await brokenFiles() };
    },
  }),
  command({
    words: "files repair",
    usage: "--from FOLDER|s3://BUCKET/PREFIX",
    summary: "takes the files that are missing or damaged from a backup",
    options: { from: place() },
    async run({ from }) {
      const report = await repairFiles(from);
      failIf(report.lacking.length > 0);
      return report;
    },
  }),
];
