import { join } from "node:path";

/**
 * A program of this project, told by its path from the project's root ("workers/main.ts"), and the arguments to Node that
 * it needs: as `ensurePrograms` of scripts/set-up made it for who started this process, else as it is written.
 */
export function program(source: string): { file: string; nodeArguments: string[] } {
  const built = process.env.BUILT_PROGRAMS;
  const path = built ? join(built, source.replace(/\.ts$/, ".mjs")) : source;
  // From the working directory, which is the project's root: a bundler moves this file.
  return {
    file: join(/* turbopackIgnore: true */ process.cwd(), path),
    nodeArguments: built ? [] : ["--import", "tsx"],
  };
}
