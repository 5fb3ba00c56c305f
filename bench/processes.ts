import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks a second in /proc, on every Linux Node runs on. */
const ticks = 100;

/** A process and those it started, and theirs, as Linux knows them. */
function family(pid = process.pid): number[] {
  const tasks = `/proc/${pid}/task`;
  const children = readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap((child) => family(child))];
}

/** Processor time of this process and those it started, in milliseconds. */
export function busyMs(): number {
  const spent = family().map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return (1000 / ticks) * spent.reduce((sum, each) => sum + each, 0);
}

/** The most memory that a process of this program, started by this one, has had; in megabytes. */
export function peakMb(program: string): number {
  const peaks = family()
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(program))
    .map((pid) => Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0));
  return Math.max(0, ...peaks) / 1024;
}
