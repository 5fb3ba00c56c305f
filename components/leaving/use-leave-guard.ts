"use client";

import { useEffect } from "react";
import { holdPage } from "./leaving";

/** Asks before the page is left, or what shows the form is closed, on which something is changed and not saved yet. */
export function useLeaveGuard(isChanged: boolean): void {
  useEffect(() => (isChanged ? holdPage() : undefined), [isChanged]);
}
