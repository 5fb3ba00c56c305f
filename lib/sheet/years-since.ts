/** Years since a day (YYYY-MM-DD), whole on the anniversary, and the part of a year since: as `years_since` of the database. */
export function yearsSince(day: string, now: Date): number {
  const [from, to] = [new Date(day), now];
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const anniversary = new Date(from);
  anniversary.setUTCFullYear(from.getUTCFullYear() + years);
  const whole = anniversary > to ? years - 1 : years;
  anniversary.setUTCFullYear(from.getUTCFullYear() + whole);
  return whole + Math.floor((to.getTime() - anniversary.getTime()) / 86_400_000) / 366;
}
