import { randomUUID } from "node:crypto";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";

/** A new team and the context of an operator in it. */
export async function teamContext(name = "Team"): Promise<Context> {
  const team = await database().team.create({ data: { name } });
  const { id, shareCatalogue, enrichments } = team;
  return {
    team: { id, name, shareCatalogue, enrichments },
    actor: { kind: "operator" },
    requestId: randomUUID(),
  };
}
