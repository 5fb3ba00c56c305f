import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { followLists, ListRefused, unsafeTakeList } from "@/lib/holdings/lists/service";
import { AppError } from "@/lib/platform/errors";
import { listVersions } from "@/lib/regulation/list-overview";
import { type Command, command, UsageError } from "./command";

export const listCommands: Command[] = [
  command({
    words: "lists",
    usage: "",
    summary: "the lists of law that sheets are compared with: version, rows, source, and what is not used",
    options: {},
    async run() {
      await followLists();
      return { lists: listVersions() };
    },
  }),
  {
    words: "lists take",
    usage: "FILE.xlsx",
    summary: "a newer candidate list or Annex VI from ECHA's export; the one before is kept",
    async run(args) {
      const [file, ...others] = args;
      if (!file || others.length > 0)
        throw new UsageError("Usage: npm run --silent admin -- lists take FILE.xlsx");
      const bytes = await readFile(file).catch((error: Error) => {
        throw new UsageError(`${file}: ${error.message}`);
      });
      try {
        return await unsafeTakeList(new Uint8Array(bytes), basename(file));
      } catch (error) {
        if (error instanceof ListRefused || error instanceof AppError)
          throw new UsageError(`${file} was not taken.\n${error.message}`);
        throw error;
      }
    },
  },
];
