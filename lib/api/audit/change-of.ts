import { type Operation, pathParameters } from "@/lib/api/operation";

type Members = Record<string, unknown>;

/** Longer changes are noted by the names of their members alone. */
const longest = 2_000;
const longestText = 300;
/** What is kept of a thing that is removed, where it has it. */
const saysWhatItWas = ["name", "label", "file_name", "email", "role", "amount", "unit", "container_count"];

/**
 * What a write changed, for the audit log: never files, never secrets. `found` is what was there; members that stay
 * as they were are left out, and `before` holds what the others were, as far as that is known.
 */
export function changeOf(
  operation: Pick<Operation, "path" | "method">,
  input: Members,
  found: Members,
): { details: Members; before: Members | null } {
  const target = pathParameters(operation.path)[0];
  const asked = Object.entries(input).filter(
    ([name, value]) => name !== target && !/password|secret|token/i.test(name) && !isFile(value),
  );
  const changed = asked.map(([name, value]) => [name, differing(value, found[name])] as const);
  const details = membersOf(changed, "to");
  const before =
    operation.method === "DELETE"
      ? Object.fromEntries(saysWhatItWas.flatMap((name) => (name in found ? [[name, found[name]]] : [])))
      : membersOf(changed, "from");
  const isShort = lengthOf(details) <= longest && lengthOf(before) <= longest;
  if (!isShort) return { details: { members: asked.map(([name]) => name) }, before: null };
  return { details, before: Object.keys(before).length > 0 ? before : null };
}

type Difference = { to?: unknown; from?: unknown };

/** What of a value is another than before: of objects the members that are. */
function differing(to: unknown, from: unknown): Difference {
  if (from === undefined || !isComparable(to) || !isComparable(from)) return { to: shortened(to) };
  if (!isMembers(to)) return isSame(to, from) ? {} : { to: shortened(to), from: shortened(from) };
  const was = isMembers(from) ? from : {};
  const changed = Object.entries(to)
    .filter(([name, value]) => !isSame(value ?? null, was[name] ?? null))
    .map(([name, value]) => [name, { to: shortened(value), from: shortened(was[name] ?? null) }] as const);
  if (changed.length === 0) return {};
  return { to: membersOf(changed, "to"), from: membersOf(changed, "from") };
}

function membersOf(changed: (readonly [string, Difference])[], end: "to" | "from"): Members {
  return Object.fromEntries(changed.flatMap(([name, one]) => (end in one ? [[name, one[end]]] : [])));
}

/** Lists of things say nothing side by side. */
function isComparable(value: unknown): boolean {
  return !Array.isArray(value) || value.every((one) => typeof one !== "object");
}

function shortened(value: unknown): unknown {
  if (typeof value !== "string" || value.length <= longestText) return value;
  return `${value.slice(0, longestText)}…`;
}

const lengthOf = (members: Members) => JSON.stringify(members).length;

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isFile(value: unknown): boolean {
  return isMembers(value) && "bytes" in value;
}
