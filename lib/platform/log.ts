import { environment } from "./environment";

const levels = { debug: 10, info: 20, warn: 30, error: 40, silent: 50 } as const;
type Level = Exclude<keyof typeof levels, "silent">;

/** What goes with a message; `requestId` ties the line to an answer, `error` is written with its stack and causes. */
export type LogFields = { requestId?: string; error?: unknown; [field: string]: unknown };

/** The program's log: one JSON object a line on standard error, so that standard output stays for results. */
export const log = {
  debug: (message: string, fields?: LogFields) => write("debug", message, fields),
  info: (message: string, fields?: LogFields) => write("info", message, fields),
  warn: (message: string, fields?: LogFields) => write("warn", message, fields),
  error: (message: string, fields?: LogFields) => write("error", message, fields),
};

/** Each write of a line holds up the process; a busy server's lines are written together, so long after the first. */
const gatherMs = 20;

let gathered = "";

function write(level: Level, message: string, fields: LogFields = {}): void {
  if (levels[level] < levels[environment().LOG_LEVEL]) return;
  if (!gathered) {
    process.once("exit", flush);
    setTimeout(flush, gatherMs).unref();
  }
  gathered += `${toLogLine(level, message, fields, new Date())}\n`;
  if (levels[level] >= levels.warn) flush();
}

function flush(): void {
  const lines = gathered;
  gathered = "";
  process.off("exit", flush);
  if (lines) process.stderr.write(lines);
}

/** One line of the log; a value that JSON cannot hold is written as text instead of failing the caller. */
export function toLogLine(level: Level, message: string, fields: LogFields, at: Date): string {
  const head = { time: at.toISOString(), level, message };
  try {
    return JSON.stringify({ ...head, ...fields }, toPlain);
  } catch (error) {
    return JSON.stringify({ ...head, requestId: fields.requestId, unwritable: String(error) });
  }
}

function toPlain(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return value.toString();
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const code = "code" in value ? value.code : undefined;
  return { name, message, code, stack, cause };
}
