import { backupPlace } from "@/lib/platform/backup/place";
import { restore } from "@/lib/platform/backup/restore/service";
import { backup, repairFiles, verify } from "@/lib/platform/backup/service";
import { brokenFiles } from "@/lib/platform/kept-files/service";
import { command, text } from "./command";

const place = () => text().transform(backupPlace);
const name = text().optional();

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
