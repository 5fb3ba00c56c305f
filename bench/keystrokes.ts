/**
 * How long a person needs for a review by keyboard alone, by the keystroke-level model (Card, Moran and Newell, 1980): 0.28 s
 * a key (an average typist), 1.35 s a decision, and what the page takes to answer. Counted by the tests in a browser:
 * npx playwright test review && npx tsx bench/keystrokes.ts
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const secondsOf = { key: 0.28, act: 1.35 };
const Strokes = z.object({ keys: z.number(), acts: z.number(), waits: z.array(z.number()) });

const folder = ".test/keystrokes";
for (const file of readdirSync(folder).sort()) {
  const { keys, acts, waits } = Strokes.parse(JSON.parse(readFileSync(join(folder, file), "utf8")));
  const waited = waits.reduce((sum, ms) => sum + ms, 0) / 1000;
  const typed = keys * secondsOf.key;
  const thought = acts * secondsOf.act;
  const longest = Math.max(0, ...waits);
  console.log(
    `${file.replace(/\.json$/, "")}: ${(typed + thought + waited).toFixed(0)} s = ${keys} keys ${typed.toFixed(1)} s + ${acts} decisions ${thought.toFixed(1)} s + waits ${waited.toFixed(1)} s (longest ${longest.toFixed(0)} ms)`,
  );
}
