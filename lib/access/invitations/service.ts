import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";
import { preferredLanguage } from "@/i18n/languages";
import { checkRank } from "@/lib/access/members/service";
import { hashPassword } from "@/lib/access/passwords";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Invitation as InvitationRow, Prisma } from "@/lib/platform/database/generated/client";
import { transaction } from "@/lib/platform/database/transaction";
import { environment } from "@/lib/platform/environment";
import { AppError, notFound } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { canSendMail, MailError, sendMail } from "@/lib/platform/mail/send";
import { guess } from "@/lib/platform/rate-limits/guesses";
import { invitationMail } from "./mail";
import type { Invitation, MailOutcome, NewInvitation } from "./schema";

const validDays = 14;

/** Invitations that nobody has taken up yet, the newest first. */
export async function list(context: Context): Promise<z.input<typeof Invitation>[]> {
  const rows = await database().invitation.findMany({
    where: { teamId: context.team.id, acceptedAt: null, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return rows.map(toInvitation);
}

/**
 * What became of an invitation: the link, this once, and whether the mail was sent. Where mails are sent, the link to
 * an address without an account goes to that address alone: whoever names the password has shown that it is theirs.
 */
export type Invited = z.input<typeof Invitation> & { url: string | null; mail: z.input<typeof MailOutcome> };

/**
 * Asks a person to join, by mail where a mail server is configured. An earlier invitation of the same address ends. A
 * mail that fails loses nothing: the link is in the answer.
 */
export async function create(
  context: Context,
  { email, role }: z.infer<typeof NewInvitation>,
): Promise<Invited> {
  checkRank(context, [role]);
  const { actor, team } = context;
  const member = await database().membership.findFirst({ where: { teamId: team.id, user: { email } } });
  if (member) throw new AppError("conflict", "This person is in the team already.");
  const token = newToken();
  const row = await transaction(async (tx) => {
    await tx.invitation.deleteMany({ where: { teamId: team.id, email, acceptedAt: null } });
    return tx.invitation.create({
      data: {
        teamId: team.id,
        email,
        role,
        tokenHash: digest(token),
        createdById: "id" in actor ? actor.id : team.id,
        expiresAt: lastDay(),
      },
    });
  });
  return deliver(context, row, token);
}

/** Sends an invitation again with a new link, valid as long as a new one; the earlier link ends. */
export async function sendAgain(context: Context, id: string): Promise<Invited> {
  const where = { id, teamId: context.team.id, acceptedAt: null };
  const known = await database().invitation.findFirst({ where });
  if (!known) throw notFound("This invitation");
  checkRank(context, [known.role]);
  const token = newToken();
  const [row] = await database().invitation.updateManyAndReturn({
    where,
    data: { tokenHash: digest(token), expiresAt: lastDay(), mailedAt: null },
  });
  if (!row) throw notFound("This invitation");
  return deliver(context, row, token);
}

async function deliver(context: Context, row: InvitationRow, token: string): Promise<Invited> {
  const link = `${environment().BASE_URL}/invite/${token}`;
  if (!canSendMail()) return { ...toInvitation(row), url: link, mail: { is_sent: false, error: null } };
  const hasAccount = (await database().user.count({ where: { email: row.email } })) > 0;
  const url = hasAccount ? link : null;
  try {
    await sendMail(await mailOf(context, row, link));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    log.warn("an invitation was not mailed", { requestId: context.requestId, error });
    return { ...toInvitation(row), url, mail: { is_sent: false, error: error.message } };
  }
  const where = { id: row.id, teamId: row.teamId };
  const mailed = await database().invitation.updateManyAndReturn({ where, data: { mailedAt: new Date() } });
  return { ...toInvitation(mailed[0] ?? row), url, mail: { is_sent: true, error: null } };
}

/** In the language of the invited person where they have an account, else in the language of who invites. */
async function mailOf(context: Context, { email, expiresAt }: InvitationRow, url: string) {
  const { actor, team } = context;
  const [inviter, invited] = await Promise.all([
    actor.kind === "user" ? database().user.findUnique({ where: { id: actor.id } }) : null,
    database().user.findUnique({ where: { email } }),
  ]);
  const language = preferredLanguage(invited?.language ?? inviter?.language ?? null);
  const name = inviter && (inviter.name ?? inviter.email);
  return invitationMail({ to: email, team: team.name, inviter: name, url, expiresAt }, language);
}

export async function withdraw(context: Context, id: string): Promise<void> {
  const where = { id, teamId: context.team.id, acceptedAt: null };
  const { count } = await database().invitation.deleteMany({ where });
  if (!count) throw notFound("This invitation");
}

/** Whom a link invites where, and whether they have an account; null for a link that is unknown, used or expired. */
export async function unsafeFind(token: string) {
  const row = await database().invitation.findUnique({
    where: { tokenHash: digest(token) },
    include: { team: { select: { name: true } } },
  });
  if (!row || row.acceptedAt || row.expiresAt <= new Date()) return null;
  const user = await database().user.findUnique({ where: { email: row.email } });
  return {
    teamId: row.teamId,
    teamName: row.team.name,
    email: row.email,
    role: row.role,
    userId: user?.id ?? null,
  };
}

/** Who takes an invitation up, and from which address; a new person gives a password. */
export type Invitee = {
  signedInId: string | null;
  address: string;
  name: string | null;
  password: string | null;
};

/**
 * Takes an invitation up. A new person gives a name and a password; who has an account must be signed in to it.
 * Errors: 404 for a link that has ended, 403 when somebody else is signed in, 422 for a password that is
 * short or easily guessed, 429 after too many links that were none.
 */
export async function unsafeAccept(token: string, person: Invitee): Promise<{ teamId: string }> {
  const by = { account: `invitation ${token}`, address: person.address };
  const found = await guess(by, () => unsafeFind(token));
  if (!found) throw notFound("This invitation");
  if (found.userId && found.userId !== person.signedInId)
    throw new AppError("forbidden", "Sign in with the address that was invited.");
  const owner = { email: found.email, teams: [found.teamName] };
  const passwordHash = found.userId ? null : await hashPassword(person.password ?? "", owner);
  await transaction((tx) => join(tx, token, found, person.name, passwordHash));
  return { teamId: found.teamId };
}

type Found = NonNullable<Awaited<ReturnType<typeof unsafeFind>>>;

async function join(
  tx: Prisma.TransactionClient,
  token: string,
  { userId: knownId, email, teamId, role }: Found,
  name: string | null,
  passwordHash: string | null,
): Promise<void> {
  const { count } = await tx.invitation.updateMany({
    where: { tokenHash: digest(token), acceptedAt: null },
    data: { acceptedAt: new Date() },
  });
  if (!count) throw notFound("This invitation");
  const data = { email, name: name?.trim() || null, passwordHash };
  const userId = knownId ?? (await tx.user.create({ data })).id;
  await tx.membership.createMany({ data: { teamId, userId, role }, skipDuplicates: true });
}

const newToken = () => randomBytes(24).toString("base64url");
const lastDay = () => new Date(Date.now() + validDays * 24 * 60 * 60 * 1000);

function digest(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function toInvitation(row: InvitationRow): z.input<typeof Invitation> {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    expires_at: row.expiresAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    mailed_at: row.mailedAt?.toISOString() ?? null,
  };
}
