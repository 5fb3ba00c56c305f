import type { z } from "zod";
import type { Letter } from "@/lib/holdings/letters/schema";
import type { Report, ReportBlock } from "@/lib/printing/layout/report/report";

type Kept = z.input<typeof Letter>;

/** A letter on paper: to whom, of which day, and its text, a paragraph each. */
export function letterReport(
  letter: Kept,
  { team, day, pageWord }: Record<"team" | "day" | "pageWord", string>,
): Report {
  return {
    title: letter.subject,
    subtitle: [letter.recipient, letter.recipient_email].filter(Boolean).join(", ") || "–",
    language: letter.language,
    footer: `${team} · ${day}`,
    pageWord,
    blocks: [{ kind: "paragraph", text: `${team}, ${day}` }, ...paragraphsOf(letter.text)],
  };
}

function paragraphsOf(text: string): ReportBlock[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((part) =>
      part
        .split("\n")
        .map((line, at): ReportBlock => ({ kind: "paragraph", text: line.trim(), apart: at === 0 })),
    )
    .filter((block) => block.kind !== "paragraph" || block.text !== "");
}
