import { pathParameters } from "@/lib/api/operation";

/** Longer changes are noted by the names of their members alone. */
const longest = 2_000;

/** What a write was asked to change, for the audit log: never files, never secrets. */
export function changeOf(
  operation: { path: string },
  input: Record<string, unknown>,
): Record<string, unknown> {
  const target = pathParameters(operation.path)[0];
  const members = Object.entries(input).filter(
    ([name, value]) => name !== target && !/password|secret|token/i.test(name) && !isFile(value),
  );
  const change = Object.fromEntries(members);
  if (JSON.stringify(change).length <= longest) return change;
  return { members: members.map(([name]) => name) };
}

function isFile(value: unknown): boolean {
  return typeof value === "object" && value !== null && "bytes" in value;
}
