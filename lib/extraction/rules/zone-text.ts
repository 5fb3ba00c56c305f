import type { Line } from "@/lib/extraction/model";
import type { Zone } from "@/lib/extraction/rules/section-2/hazard-labels";

/** The text of one line (or of its value, the label taken off) in its zone. */
export type ZonePart = { zone: Zone; text: string; line: Line; labelled: boolean };

/** The text of some zones with the line that each place came from. */
export class ZoneText {
  readonly text: string;
  private readonly ends: number[] = [];

  constructor(private readonly parts: readonly ZonePart[]) {
    let text = "";
    for (const part of parts) {
      text += `${part.text}\n`;
      this.ends.push(text.length);
    }
    this.text = text;
  }

  /** Where the next labelled part begins. */
  blockEnd(place: number): number {
    const next = this.parts.findIndex((part, i) => part.labelled && (this.ends[i - 1] ?? 0) >= place);
    return next < 0 ? this.text.length : (this.ends[next - 1] ?? 0);
  }

  lineAt(place: number): Line | null {
    const index = this.ends.findIndex((end) => place < end);
    return this.parts[index]?.line ?? null;
  }

  linesBetween(at: number, end: number): Line[] {
    const [starts, ends] = [[0, ...this.ends], this.ends];
    return this.parts.flatMap(({ line }, i) => ((starts[i] ?? 0) < end && at < (ends[i] ?? 0) ? [line] : []));
  }
}
