import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks a second in /proc, on every Linux Node runs on. */
const ticks = 100;

/** This process and those it started, as Linux knows them. */
function family(): number[] {
  const tasks = `/proc/${process.pid}/task`;
  const children = readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return [process.pid, ...children];
}

/** Processor time of this process and those it started, in milliseconds. */
export function busyMs(): number {
  const spent = family().map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return (1000 / ticks) * spent.reduce((sum, each) => sum + each, 0);
}

/** The most memory that any one of these processes has had, in megabytes. */
export function peakMb(): { own: number; started: number } {
  const [own = 0, ...started] = family().map((pid) =>
    Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0),
  );
  return { own: own / 1024, started: Math.max(0, ...started) / 1024 };
}
