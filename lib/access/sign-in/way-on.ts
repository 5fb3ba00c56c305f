/** Where somebody goes on to after signing in or out: an address of this application, else its first page. */
export function wayOn(wanted: string, home: string): string {
  const url = URL.parse(wanted, home);
  return url?.origin === new URL(home).origin ? url.href : home;
}
