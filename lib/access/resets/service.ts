import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";
import { preferredLanguage } from "@/i18n/languages";
import { checkRank } from "@/lib/access/members/service";
import { hashPassword } from "@/lib/access/passwords";
import * as sessions from "@/lib/access/sessions/service";
import { teamNamesOf } from "@/lib/access/teams/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { transaction } from "@/lib/platform/database/transaction";
import { environment } from "@/lib/platform/environment";
import { AppError, notFound } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { canSendMail, sendMail } from "@/lib/platform/mail/send";
import { guess } from "@/lib/platform/rate-limits/guesses";
import { resetMail } from "./mail";
import type { PasswordLink } from "./schema";

const validMs = 60 * 60_000;

/**
 * Counts somebody's wish for a new password of an address, whether there is such an account or not: it draws on the
 * guesses of `address`, where they ask from. Errors: 429.
 */
export async function countWish(email: string, address: string): Promise<void> {
  await guess({ account: `reset ${toAddress(email)}`, address }, async () => null);
}

/** Mails the link where the address has an account, else nothing; who asked is told the same, and as quickly. */
export async function mailLink(email: string): Promise<void> {
  const user = await database().user.findUnique({ where: { email: toAddress(email) } });
  if (!user || !canSendMail()) return;
  try {
    const { url } = await makeLink(user.id);
    await sendMail(resetMail(user.email, url, preferredLanguage(user.language)));
  } catch (error) {
    log.warn("a link to a new password was not mailed", { error });
  }
}

/** The link for a person of the team, whom it is handed to; errors: 403 for an owner's by an admin, 404, 409. */
export async function linkFor(context: Context, userId: string): Promise<z.input<typeof PasswordLink>> {
  const teamId = context.team.id;
  const here = await database().membership.findUnique({ where: { teamId_userId: { teamId, userId } } });
  if (!here) throw notFound("This person in the team");
  checkRank(context, [here.role]);
  if (canSendMail())
    throw new AppError("conflict", "Mails are sent here: the person asks for the link on the sign-in page.");
  if (await database().membership.count({ where: { userId, teamId: { not: teamId } } }))
    throw new AppError(
      "conflict",
      "This person is in other teams as well, so that only the operator can make a link for them.",
    );
  return makeLink(userId);
}

/** The operator's link for any account. Errors: 404. */
export async function unsafeLinkFor(email: string): Promise<z.input<typeof PasswordLink>> {
  const user = await database().user.findUnique({ where: { email: toAddress(email) } });
  if (!user) throw notFound("This person");
  return makeLink(user.id);
}

/** An earlier link of the person ends. */
async function makeLink(userId: string): Promise<z.input<typeof PasswordLink>> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + validMs);
  await transaction(async (tx) => {
    await tx.passwordReset.deleteMany({ where: { userId } });
    await tx.passwordReset.create({ data: { tokenHash: digest(token), userId, expiresAt } });
  });
  return { url: `${environment().BASE_URL}/password/${token}`, expires_at: expiresAt.toISOString() };
}

/** Whose link it is; null for one that is unknown, used or expired. */
export async function unsafeFind(token: string): Promise<{ userId: string; email: string } | null> {
  const row = await database().passwordReset.findUnique({
    where: { tokenHash: digest(token) },
    include: { user: true },
  });
  return row && row.expiresAt > new Date() ? { userId: row.userId, email: row.user.email } : null;
}

/**
 * Names a new password with a link, which ends with it, as all sessions of the person do. Errors: 404 for a link that
 * has ended, 422 for a password that is short or easily guessed, 429 after too many links that were none.
 */
export async function unsafeReset(token: string, password: string, address: string): Promise<void> {
  const found = await guess({ account: `reset link ${token}`, address }, () => unsafeFind(token));
  if (!found) throw notFound("This link");
  const { userId, email } = found;
  const passwordHash = await hashPassword(password, { email, teams: await teamNamesOf(userId) });
  await transaction(async (tx) => {
    const { count } = await tx.passwordReset.deleteMany({ where: { tokenHash: digest(token) } });
    if (!count) throw notFound("This link");
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await sessions.endAllOf(tx, userId);
  });
}

const toAddress = (email: string) => email.trim().toLowerCase();

function digest(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
