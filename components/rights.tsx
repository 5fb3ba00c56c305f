"use client";

import { createContext, type ReactNode, useContext } from "react";

export type Rights = { canWrite: boolean; canAdminister: boolean };

const RightsContext = createContext<Rights>({ canWrite: false, canAdminister: false });

/** Tells every part of a screen what the signed-in person may do, so that none shows a control that would be refused. */
export function RightsProvider({ rights, children }: { rights: Rights; children: ReactNode }) {
  return <RightsContext value={rights}>{children}</RightsContext>;
}

export function useRights(): Rights {
  return useContext(RightsContext);
}
