import { randomUUID } from "node:crypto";
import { notFound, redirect } from "next/navigation";
import { signedInContext } from "@/app/(app)/page-context";
import { signInPath } from "@/components/sign-in-path";
import { unsafeContextOfDoor, unsafeFindByDoorToken } from "@/lib/library/contents/service";
import type { Context } from "@/lib/platform/context";

/**
 * What a scanned code may show: to anyone where the team opens its codes, else to people of the team only;
 * the others sign in first.
 */
export async function doorContext(token: string): Promise<{ context: Context; workplaceId: string }> {
  const door = await unsafeFindByDoorToken(token);
  if (!door) notFound();
  const { id, teamId } = door.workplace;
  if (door.isOpen)
    return { context: await unsafeContextOfDoor(door.workplace, randomUUID()), workplaceId: id };
  const context = await signedInContext(teamId);
  if (!context) redirect(signInPath(`/w/${token}`));
  if (context.team.id !== teamId) notFound();
  return { context, workplaceId: id };
}
