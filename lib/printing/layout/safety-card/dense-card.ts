import type { CardEntry } from "./card-context";
import type { CardContent } from "./content";

/** The card with the same content in less room: a block's signs stand together, its short rules one after the other. */
export function denseCard(content: CardContent): CardContent {
  const blocks = content.blocks.map((block) => ({
    ...block,
    parts: [
      {
        signs: [...new Set(block.parts.flatMap(({ signs }) => signs))],
        entries: block.parts.flatMap(({ entries }) => runTogether(entries)),
      },
    ],
  }));
  return { ...content, blocks };
}

function runTogether(entries: CardEntry[]): CardEntry[] {
  const together: CardEntry[] = [];
  for (const entry of entries) {
    const last = together.at(-1);
    if (last && isRule(last) && isRule(entry)) last.text = `${last.text} · ${entry.text}`;
    else together.push({ ...entry });
  }
  return together;
}

const isRule = ({ label, text, strong }: CardEntry) => label === null && text !== null && !strong;
