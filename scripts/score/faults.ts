import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type LabelledSheet, truthFolder } from "./sheets";

/** What differs in a field of a sheet; of a list what is missing and what is too much. */
export type Fault = { field: string; name: string; want: unknown; got: unknown };

/** Everything that the corpus's own script finds wrong or missing in an output. */
export function faultsOf(corpus: string, output: string, sheets: readonly LabelledSheet[]): Fault[] {
  const folder = truthFolder(sheets);
  const options = [join(corpus, "score.mjs"), output, "--truth", folder, "--negatives", folder, "--misses"];
  const printed = execFileSync(process.execPath, options, { encoding: "utf8", maxBuffer: 2 ** 28 });
  rmSync(folder, { recursive: true });
  return [...printed.matchAll(/^(\S+) · (\S+)\n {3}expected (.*)\n {3}got {6}(.*)$/gm)].map(
    ([, field = "", name = "", want = "", got = ""]) => ({
      field,
      name,
      want: parsed(want),
      got: parsed(got),
    }),
  );
}

function parsed(text: string): unknown {
  return text === "undefined" ? null : JSON.parse(text);
}

/** "components.rows" is judged where the truth has components, "supplier.name" where the supplier has a name. */
export function isJudged(field: string, truth: Readonly<Record<string, unknown>>): boolean {
  const [first = "", second = ""] = field.split(".");
  const own = truth[first === "transport_class" ? "transport_classes" : first];
  if (own === undefined) return false;
  return (
    first === "components" || second === "" || (typeof own === "object" && own !== null && second in own)
  );
}
