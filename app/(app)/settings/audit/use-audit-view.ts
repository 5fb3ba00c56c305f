"use client";

import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { auditKinds } from "@/lib/api/audit/kinds";

/** What of the audit log is shown, as the address says. */
export function useAuditView() {
  return useQueryStates({
    actor: parseAsString,
    kind: parseAsStringLiteral(auditKinds),
    action: parseAsString,
    from: parseAsString,
    to: parseAsString,
    page: parseAsInteger.withDefault(1),
  });
}

export type AuditView = ReturnType<typeof useAuditView>[0];
export type SetAuditView = ReturnType<typeof useAuditView>[1];
