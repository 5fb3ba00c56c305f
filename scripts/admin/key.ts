import { z } from "zod";
import { createKey, unsafeRevokeKey } from "@/lib/access/keys/service";
import { requireTeam } from "@/lib/access/teams/service";
import { command, flag, text } from "./command";

const date = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], "must be a date such as 2027-12-31")
  .transform((value) => new Date(value));

export const keyCommands = [
  command({
    words: "key create",
    usage: "--team ID --name N [--read-only] [--expires DATE]",
    summary: "a new API key; it is shown this once",
    options: {
      team: text(),
      name: text(),
      readOnly: flag(),
      expires: date.optional(),
    },
    async run({ team, name, readOnly, expires }) {
      await requireTeam(team);
      return createKey(team, { name, readOnly, expiresAt: expires ?? null, createdById: null });
    },
  }),
  command({
    words: "key revoke",
    usage: "--id ID",
    summary: "ends a key at once",
    options: { id: z.uuid("must be the id that key create answered with") },
    run: ({ id }) => unsafeRevokeKey(id),
  }),
];
