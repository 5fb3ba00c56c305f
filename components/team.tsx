"use client";

import { createContext, type ReactNode, useContext } from "react";

const TeamContext = createContext("");

/** Tells every part of a screen which team it shows. */
export function TeamProvider({ id, children }: { id: string; children: ReactNode }) {
  return <TeamContext value={id}>{children}</TeamContext>;
}

/** The team's id; empty outside of the signed-in screens. */
export function useTeamId(): string {
  return useContext(TeamContext);
}
