import { z } from "zod";
import { unsafeLinkFor } from "@/lib/access/resets/service";
import { unsafeRemove } from "@/lib/access/second-factor/service";
import { addUser, createTeam, setShareCatalogue } from "@/lib/access/teams/service";
import { command, text } from "./command";

const Role = z.enum(["owner", "admin", "editor", "reader"], "must be owner, admin, editor or reader");

export const teamCommands = [
  command({
    words: "team create",
    usage: "--name N --email E --password P",
    summary: "a new team with its owner",
    options: { name: text(), email: text(), password: z.string("is missing") },
    async run(input) {
      const { teamId, userId } = await createTeam(input);
      return { team_id: teamId, user_id: userId };
    },
  }),
  command({
    words: "team set",
    usage: "--team ID --share-catalogue on|off",
    summary: "whether the team's sheets are in the shared catalogue",
    options: { team: text(), shareCatalogue: z.enum(["on", "off"], "must be on or off") },
    async run({ team, shareCatalogue }) {
      await setShareCatalogue(team, shareCatalogue === "on");
      return { team_id: team, share_catalogue: shareCatalogue === "on" };
    },
  }),
  command({
    words: "password link",
    usage: "--email E",
    summary: "the link with which a person names a new password: once, within an hour",
    options: { email: text() },
    run: ({ email }) => unsafeLinkFor(email),
  }),
  command({
    words: "second-factor remove",
    usage: "--email E",
    summary: "lets a person sign in by password alone who has lost authenticator and recovery codes",
    options: { email: text() },
    run: ({ email }) => unsafeRemove(email),
  }),
  command({
    words: "user add",
    usage: "--team ID --email E --password P --role owner|admin|editor|reader",
    summary: "a person in a team, or a new role for one who is in it",
    options: { team: text(), email: text(), password: z.string("is missing"), role: Role },
    async run({ team, ...person }) {
      const { userId } = await addUser(team, person);
      return { team_id: team, user_id: userId, role: person.role };
    },
  }),
];
