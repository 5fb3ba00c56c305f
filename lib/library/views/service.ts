import { z } from "zod";
import { recordEvent } from "@/lib/api/audit/service";
import { recall } from "@/lib/library/choices/service";
import { type Context, mayAdminister, mayWrite } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { SavedView as Row } from "@/lib/platform/database/generated/client";
import { isDuplicate } from "@/lib/platform/database/transaction";
import { AppError, invalid, notFound } from "@/lib/platform/errors";
import {
  defaultChoice,
  type SavedView,
  type SavedViewChange,
  type SavedViewFields,
  type Screen,
} from "./schema";

/** A team needs no more; a list of more is none. */
const mostViews = 100;

/** The person's own views and those that the team shares, by name. */
export async function list(context: Context, screen: Screen): Promise<z.input<typeof SavedView>[]> {
  const ownerId = personOf(context);
  const rows = await database().savedView.findMany({
    where: { teamId: context.team.id, screen, OR: [{ ownerId }, { shared: true }] },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  const owners = await database().user.findMany({ where: { id: { in: rows.map((row) => row.ownerId) } } });
  const names = new Map(owners.map(({ id, name, email }): [string, string] => [id, name ?? email]));
  return rows.map((row) => toView(context, row, names.get(row.ownerId) ?? null));
}

/** Keeps a view. Errors: 403 when somebody who only reads would share it. */
export async function create(context: Context, screen: Screen, fields: z.infer<typeof SavedViewFields>) {
  const ownerId = personOf(context);
  const teamId = context.team.id;
  if (fields.shared) requireSharing(context);
  const kept = await database().savedView.count({ where: { teamId, screen, ownerId } });
  if (kept >= mostViews) throw invalid("name", `a person keeps at most ${mostViews} views`);
  const row = await refuseTakenName(
    database().savedView.create({ data: { ...fields, teamId, screen, ownerId } }),
  );
  if (row.shared) await note(context, "shareView", row);
  return toView(context, row, null);
}

/** Changes a view of one's own; a shared one also as owner or admin of the team. */
export async function update(context: Context, id: string, change: z.infer<typeof SavedViewChange>) {
  const before = await find(context, id);
  requireChange(context, before);
  if (change.shared && !before.shared) requireSharing(context);
  const [row] = await refuseTakenName(
    database().savedView.updateManyAndReturn({ where: { id, teamId: context.team.id }, data: change }),
  );
  if (!row) throw notFound("This view");
  if (row.shared || before.shared) await note(context, "updateSharedView", row);
  return toView(context, row, null);
}

export async function remove(context: Context, id: string): Promise<void> {
  const row = await find(context, id);
  requireChange(context, row);
  await database().savedView.deleteMany({ where: { id, teamId: context.team.id } });
  if (row.shared) await note(context, "deleteSharedView", row);
}

/** The view that the person's screen opens with; null when none is chosen, or it is not theirs to see any more. */
export async function defaultView(
  context: Context,
  screen: Screen,
): Promise<{ id: string; query: string } | null> {
  const choice = z.object({ default: z.guid() }).safeParse(await recall(context, defaultChoice(screen)));
  if (!choice.success) return null;
  return find(context, choice.data.default).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  });
}

/** Errors: 404 for a view that is neither one's own nor shared. */
async function find(context: Context, id: string): Promise<Row> {
  const visible = [{ ownerId: personOf(context) }, { shared: true }];
  const row = await database().savedView.findFirst({ where: { id, teamId: context.team.id, OR: visible } });
  if (!row) throw notFound("This view");
  return row;
}

function mayChange({ actor }: Context, { ownerId, shared }: Row): boolean {
  const isOwn = actor.kind === "user" && actor.id === ownerId;
  return isOwn ? !shared || mayWrite(actor) : shared && mayAdminister(actor);
}

function requireChange(context: Context, row: Row): void {
  if (!mayChange(context, row))
    throw new AppError("forbidden", "A shared view is changed by who made it and by owners and admins.");
}

function requireSharing({ actor }: Context): void {
  if (!mayWrite(actor)) throw new AppError("forbidden", "Your role in this team does not allow sharing.");
}

function personOf({ actor }: Context): string {
  if (actor.kind !== "user") throw new AppError("forbidden", "Only a person has views.");
  return actor.id;
}

async function note(context: Context, action: string, { id, name }: Row): Promise<void> {
  await recordEvent(context, { action, targetId: id, details: { name } });
}

async function refuseTakenName<Result>(write: Promise<Result>): Promise<Result> {
  return write.catch((error: unknown) => {
    throw isDuplicate(error) ? invalid("name", "you have another view of this name") : error;
  });
}

function toView(context: Context, row: Row, owner: string | null): z.input<typeof SavedView> {
  const { id, name, query, shared, ownerId } = row;
  const mine = context.actor.kind === "user" && context.actor.id === ownerId;
  return { id, name, query, shared, mine, owner, may_change: mayChange(context, row) };
}
