"use client";

import type { z } from "zod";
import type { AuditEvent } from "@/lib/api/audit/schema";
import { LinkAnchor } from "./link-anchor";

type Event = z.output<typeof AuditEvent>;
type Target = NonNullable<Event["target"]>;

const addresses: Record<Target["kind"], (id: string) => string> = {
  product: (id) => `/products/${id}`,
  document: (id) => `/sheets/${id}`,
  workplace: (id) => `/workplaces/${id}`,
  key: () => "/settings/keys",
  person: () => "/settings/people",
  import: () => "/imports",
  field_group: () => "/settings/fields",
  card_profile: () => "/settings/safety-cards",
};

/** What something was done to, as a link while it is there. */
export function EventTarget({ event: { target, target_name } }: { event: Event }) {
  if (!target) return target_name;
  return (
    <LinkAnchor href={addresses[target.kind](target.id)} size="sm">
      {target_name ?? "–"}
    </LinkAnchor>
  );
}
