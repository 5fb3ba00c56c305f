import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A process that can be told from a later one with the same number. */
export type ProcessIdentity = { pid: number; startedAt: string };

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? "" };
}

/** Null when no such process runs. */
export function identityOf(pid: number): ProcessIdentity | null {
  const startedAt = startOf(pid);
  return startedAt ? { pid, startedAt } : null;
}

/** True while the very process that was noted still runs. */
export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  return startOf(pid) === startedAt;
}

/** When a process began, in the words of the operating system; null when there is no such process. */
function startOf(pid: number): string | null {
  try {
    return process.platform === "linux" ? startOnLinux(pid) : ps(pid, "lstart=");
  } catch {
    return null;
  }
}

/** The command a process was started with; null when there is no such process. */
export function commandOf(pid: number): string | null {
  try {
    if (process.platform !== "linux") return ps(pid, "command=");
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim() || null;
  } catch {
    return null;
  }
}

function startOnLinux(pid: number): string | null {
  // proc(5): the second field is the name in brackets, which may hold spaces; the third is the state (Z has ended),
  // the 22nd the start in ticks since boot. The boot id keeps a restarted machine apart.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  if (fields[0] === "Z") return null;
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${fields[19]}`;
}

function ps(pid: number, format: string): string | null {
  return execFileSync("ps", ["-o", format, "-p", String(pid)], { encoding: "utf8" }).trim() || null;
}
