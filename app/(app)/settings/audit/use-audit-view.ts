"use client";

import { parseAsInteger, parseAsString, useQueryStates } from "nuqs";

/** What of the audit log is shown, as the address says. */
export function useAuditView() {
  return useQueryStates({
    actor: parseAsString,
    action: parseAsString,
    from: parseAsString,
    to: parseAsString,
    page: parseAsInteger.withDefault(1),
  });
}

export type AuditView = ReturnType<typeof useAuditView>[0];
export type SetAuditView = ReturnType<typeof useAuditView>[1];
