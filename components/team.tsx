"use client";

import type { ReactNode } from "react";
import { notePageTeam } from "./page-team";

/** Says to everything that calls the API which team the screens in it show. */
export function TeamProvider({ id, children }: { id: string; children: ReactNode }) {
  // On the server pages of several teams are made at one time.
  if (typeof window !== "undefined") notePageTeam(id);
  return children;
}
