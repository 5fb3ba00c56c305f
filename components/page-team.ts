"use client";

let team = "";

/** The id of the team that this tab shows; empty outside of the signed-in screens. */
export function pageTeam(): string {
  return team;
}

/** Another team is chosen with a page loaded anew. */
export function notePageTeam(id: string): void {
  team = id;
}

/** Says with each call which team the page shows, so that nothing is done in another that was chosen in another tab. */
export function teamFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (team) headers.set("x-team", team);
  return fetch(path, { ...init, headers });
}
