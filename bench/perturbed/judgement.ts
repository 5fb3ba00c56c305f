import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { labelledSheets, truthFolder } from "../../scripts/score/sheets";

const Scores = z.object({
  scored: z.number(),
  rows: z.array(z.object({ field: z.string(), wrong: z.number(), missing: z.number() })),
});
export type Judgement = { judged: number; wrong: number; missing: number };

/** What the corpus's own comparison says of outputs, each by its name, against all truth that there is. */
export function judgements(outputs: ReadonlyMap<string, string>, corpus: string): Map<string, Judgement> {
  if (!existsSync(join(corpus, "score.mjs"))) return new Map();
  const truth = truthFolder(labelledSheets(corpus, resolve("bench/truth")));
  const found = [...outputs].map(([name, output]): [string, Judgement] => {
    const args = [join(corpus, "score.mjs"), output, "--truth", truth, "--json"];
    const { scored, rows } = Scores.parse(
      JSON.parse(execFileSync(process.execPath, args, { maxBuffer: 2 ** 28 }).toString()),
    );
    // Where pages break otherwise, sections begin on other pages
    const fields = rows.filter(({ field }) => field !== "section_pages");
    const sum = (kind: "wrong" | "missing") => fields.reduce((total, row) => total + row[kind], 0);
    return [name, { judged: scored, wrong: sum("wrong"), missing: sum("missing") }];
  });
  rmSync(truth, { recursive: true });
  return new Map(found);
}
