/** What was tried, and what did not hold. */
const counts = { tries: 0, held: 0, notHeld: 0 };

/** Prints one line of the report; `seen` is what the service answered, short. */
export function line(what: string, isHeld: boolean, seen: string | number, tries = 1): void {
  counts.tries += tries;
  counts[isHeld ? "held" : "notHeld"] += 1;
  console.log(`${isHeld ? "held    " : "NOT HELD"}  ${what}: ${String(seen).slice(0, isHeld ? 160 : 600)}`);
}

/** One line for many tries: it names those that did not hold. */
export function lineOfMany(what: string, faults: string[], tries: number): void {
  const some = faults.length > 6 ? ` and ${faults.length - 6} more` : "";
  line(
    what,
    faults.length === 0,
    faults.length ? `${faults.slice(0, 6).join("; ")}${some}` : `${tries} tries`,
    tries,
  );
}

/** Prints the sum; true when everything held. */
export function summed(): boolean {
  console.log(
    `\n${counts.tries} tries in ${counts.held + counts.notHeld} lines, of which ${counts.notHeld} did not hold`,
  );
  return counts.notHeld === 0;
}
