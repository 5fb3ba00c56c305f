/** The values of a statement written by hand; every value goes in by its number, never as text. */
export class Parameters {
  readonly values: unknown[];

  /** The first parameter is always the team. */
  constructor(teamId: string) {
    this.values = [teamId];
  }

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export const teamParameter = "$1::uuid";
