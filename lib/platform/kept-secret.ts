import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataDirMode } from "@/lib/platform/instance/instance";

/** A random secret in a file of this folder that only its owner may read, made when it is not there yet. */
export function keptSecret(folder: string, name: string): string {
  const file = join(/* turbopackIgnore: true */ folder, name);
  const kept = readSecret(file);
  if (kept) return kept;
  mkdirSync(folder, { recursive: true, mode: dataDirMode() });
  // Written whole under another name, then linked: of two processes that start at once, one wins and both read it.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(file) ?? fail(file);
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim() || null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function fail(file: string): never {
  throw new Error(`${file} is empty. Delete it to have a new secret made.`);
}
