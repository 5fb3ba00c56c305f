/** How many of the latest backups stay, and of how many of the latest days, weeks, months and years with a backup one. */
export type Policy = { last: number; daily: number; weekly: number; monthly: number; yearly: number };

const periods: [rule: keyof Policy, of: (takenAt: Date) => string][] = [
  ["last", (takenAt) => takenAt.toISOString()],
  ["daily", (takenAt) => takenAt.toISOString().slice(0, 10)],
  ["weekly", (takenAt) => mondayOf(takenAt)],
  ["monthly", (takenAt) => takenAt.toISOString().slice(0, 7)],
  ["yearly", (takenAt) => takenAt.toISOString().slice(0, 4)],
];

/**
 * The backups that a policy keeps, of any given in any order. Of each period (in UTC; a week begins on Monday) its latest backup
 * stays. Periods without a backup do not count, so that a machine that stood still loses nothing; the latest always stays.
 */
export function keptOf<Backup extends { takenAt: Date }>(backups: Backup[], policy: Policy): Set<Backup> {
  const latestFirst = [...backups].sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const kept = new Set(latestFirst.slice(0, 1));
  for (const [rule, periodOf] of periods) {
    const seen = new Set<string>();
    for (const backup of latestFirst) {
      const period = periodOf(backup.takenAt);
      if (seen.has(period)) continue;
      if (seen.size >= policy[rule]) break;
      seen.add(period);
      kept.add(backup);
    }
  }
  return kept;
}

function mondayOf(date: Date): string {
  const monday = new Date(date);
  monday.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}
