/** Where somebody goes on to after signing in or out: an address of this application, else its first page. */
export function wayOn(wanted: string, home: string): string {
  const url = addressOf(wanted, home);
  return url?.origin === new URL(home).origin ? url.href : home;
}

/** Whether it is an address at all: a path, or one of the web. */
export function isAddress(wanted: string): boolean {
  const url = addressOf(wanted, wanted.startsWith("/") ? "http://localhost" : undefined);
  return url?.protocol === "http:" || url?.protocol === "https:";
}

/** URL.parse does this, but not on every Node that this runs on. */
function addressOf(wanted: string, base?: string): URL | null {
  return URL.canParse(wanted, base) ? new URL(wanted, base) : null;
}
