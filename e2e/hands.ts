import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";

/** What a person's hands and head did, and how long the page took to answer each key, in ms. */
export type Strokes = { keys: number; acts: number; waits: number[] };

declare global {
  interface Window {
    answers?: number[];
  }
}

/** Notes in the page, for each key, when what it shows last changed before the next one. */
function watchAnswers(): void {
  const answers: number[] = [];
  window.answers = answers;
  let pressed: number | null = null;
  let changed = 0;
  const end = () => {
    if (pressed !== null && changed > pressed) answers.push(changed - pressed);
    pressed = null;
  };
  const begin = () => {
    end();
    pressed = performance.now();
  };
  const noteChange = () => {
    changed = performance.now();
  };
  window.addEventListener("keydown", begin, true);
  const all = { attributes: true, characterData: true, childList: true, subtree: true };
  new MutationObserver(noteChange).observe(document, all);
}

/**
 * Two hands on a keyboard: every key is counted, a chord as the keys that it has, and every decision, as the keystroke-level
 * model asks. No mouse.
 */
export class Hands {
  readonly strokes: Strokes = { keys: 0, acts: 0, waits: [] };

  constructor(private readonly page: Page) {}

  /** From here on the page's answers are noted. */
  async watch(): Promise<void> {
    await this.page.evaluate(watchAnswers);
  }

  /** Looks, and decides what to do. */
  decide(): void {
    this.strokes.acts += 1;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.strokes.keys += key.split("+").length;
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.strokes.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Keeps what was counted, for bench/keystrokes.ts. */
  async keep(name: string): Promise<void> {
    this.strokes.waits.push(...(await this.page.evaluate(() => window.answers ?? [])));
    const file = `.test/keystrokes/${name}.json`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(this.strokes));
  }
}
