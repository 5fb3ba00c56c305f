/** True where a rule holds, null where it does not apply, else why it is broken. */
export type Verdict = boolean | null | string;

/** How often each rule applied and held. */
export class Tally {
  private readonly rules = new Map<string, { held: number; broken: string[] }>();

  constructor(private readonly shown: string | null) {}

  add(rule: string, subject: string, verdict: Verdict): void {
    const counts = this.rules.get(rule) ?? { held: 0, broken: [] };
    this.rules.set(rule, counts);
    if (verdict === true) counts.held++;
    else if (verdict !== null)
      counts.broken.push(`${subject}${typeof verdict === "string" ? `: ${verdict}` : ""}`);
  }

  print(): void {
    for (const [rule, { held, broken }] of this.rules) {
      const all = held + broken.length;
      const share = all === 0 ? "none" : `${((100 * held) / all).toFixed(1)} %`;
      console.log(`${share.padStart(8)}  ${held}/${all}  ${rule}`);
      const few = rule === this.shown ? broken : broken.slice(0, 2);
      if (this.shown === null || rule === this.shown)
        for (const one of few) console.log(`            ${one}`);
    }
  }
}
