import { hashPassword } from "@/lib/access/passwords";
import { database } from "@/lib/platform/database/client";
import type { Role, Team } from "@/lib/platform/database/generated/client";
import { transaction } from "@/lib/platform/database/transaction";
import { invalid, notFound } from "@/lib/platform/errors";

export type NewPerson = { email: string; password: string };

/** Creates a team with its first owner; a person who exists already keeps their password. */
export async function createTeam(
  input: NewPerson & { name: string },
): Promise<{ teamId: string; userId: string }> {
  const name = input.name.trim();
  if (!name || name.length > 200) throw invalid("name", "must be 1 to 200 characters long");
  const person = await toUser(input, name);
  return transaction(async (tx) => {
    const user = await tx.user.upsert({ where: { email: person.email }, create: person, update: {} });
    const team = await tx.team.create({ data: { name } });
    await tx.membership.create({ data: { teamId: team.id, userId: user.id, role: "owner" } });
    return { teamId: team.id, userId: user.id };
  });
}

/** Adds a person to a team, or changes the role of one who is in it. */
export async function addUser(
  teamId: string,
  input: NewPerson & { role: Role },
): Promise<{ userId: string }> {
  const team = await requireTeam(teamId);
  const person = await toUser(input, team.name);
  return transaction(async (tx) => {
    const user = await tx.user.upsert({ where: { email: person.email }, create: person, update: {} });
    const where = { teamId_userId: { teamId, userId: user.id } };
    await tx.membership.upsert({
      where,
      create: { teamId, userId: user.id, role: input.role },
      update: { role: input.role },
    });
    return { userId: user.id };
  });
}

export async function setShareCatalogue(teamId: string, shareCatalogue: boolean): Promise<void> {
  await requireTeam(teamId);
  await database().team.update({ where: { id: teamId }, data: { shareCatalogue } });
}

export async function requireTeam(teamId: string): Promise<Team> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(teamId);
  const team = isId ? await database().team.findUnique({ where: { id: teamId } }) : null;
  if (!team) throw notFound("This team");
  return team;
}

/** The names of the teams that a person is in. */
export async function teamNamesOf(userId: string): Promise<string[]> {
  const teams = await database().team.findMany({ where: { memberships: { some: { userId } } } });
  return teams.map(({ name }) => name);
}

async function toUser(
  { email, password }: NewPerson,
  team: string,
): Promise<{ email: string; passwordHash: string }> {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address) || address.length > 254)
    throw invalid("email", "must be an e-mail address");
  return { email: address, passwordHash: await hashPassword(password, { email: address, teams: [team] }) };
}
