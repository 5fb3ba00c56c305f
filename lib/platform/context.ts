/** Who acts: an API key, a person in the browser, the worker, or the operator's command line. */
export type Actor =
  | { kind: "key"; id: string; readOnly: boolean }
  | {
      kind: "user";
      id: string;
      role: "owner" | "admin" | "editor" | "reader";
      sessionId?: string;
      /** The team asks for a second factor and the person has none: all they may do is set one up. */
      lacksSecondFactor?: boolean;
    }
  | { kind: "worker" }
  | { kind: "operator" };

/** The team a call is bound to; every query takes its id from here and from nowhere else. */
export type Context = {
  team: { id: string; name: string; shareCatalogue: boolean; enrichments: string[] };
  actor: Actor;
  /** UUID; also in the X-Request-Id header and the log. */
  requestId: string;
};

export function mayWrite(actor: Actor): boolean {
  if (actor.kind === "key") return !actor.readOnly;
  return actor.kind !== "user" || actor.role !== "reader";
}

export function mayAdminister(actor: Actor): boolean {
  return actor.kind === "operator" || (actor.kind === "user" && ["owner", "admin"].includes(actor.role));
}

/** The actor as the audit log writes it, e.g. "user:3f…". */
export function actorName(actor: Actor): string {
  return "id" in actor ? `${actor.kind}:${actor.id}` : actor.kind;
}
