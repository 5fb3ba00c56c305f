/** The request header in which proxy.ts tells a page its own path and query. */
export const pageHeader = "x-sixteen-page";

/** The path of the sign-in page that leads back to this page, given as path, query and fragment. */
export function signInPath(page: string): string {
  return page === "/" ? "/sign-in" : `/sign-in?callbackUrl=${encodeURIComponent(page)}`;
}

/** Where to go after signing in: an address of this application, never of another site, and not the form again. */
export function ownAddress(wanted: string | null, origin: string): string {
  const home = new URL("/", origin).href;
  if (!wanted || !URL.canParse(wanted, origin)) return home;
  const url = new URL(wanted, origin);
  // The whole address, since a path that begins with two slashes would name another host.
  return url.origin === origin && url.pathname !== "/sign-in" ? url.href : home;
}
