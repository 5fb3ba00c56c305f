import { verify } from "@node-rs/argon2";
import type { z } from "zod";
import { usualDateForm } from "@/i18n/date-forms";
import { hashPassword } from "@/lib/access/passwords";
import * as sessions from "@/lib/access/sessions/service";
import { teamNamesOf } from "@/lib/access/teams/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, invalid } from "@/lib/platform/errors";
import { guess } from "@/lib/platform/rate-limits/guesses";
import { Profile, type ProfileChange } from "./schema";

/** The signed-in person themselves. */
export async function read(context: Context): Promise<z.input<typeof Profile>> {
  return toProfile(await database().user.findUniqueOrThrow({ where: { id: personId(context) } }));
}

/**
 * A new password ends all sessions of the person, this one too. Errors: 422 when the current password is not the one
 * given or the new one is easily guessed, 429 after too many wrong ones.
 */
export async function change(context: Context, input: z.infer<typeof ProfileChange>) {
  const id = personId(context);
  const { current_password: current, new_password: wanted, name, language, date_form: dateForm } = input;
  const passwordHash = wanted === undefined ? undefined : await newPassword(id, current ?? "", wanted);
  return transaction(async (tx) => {
    if (passwordHash) await sessions.endAllOf(tx, id);
    return toProfile(
      await tx.user.update({ where: { id }, data: { name, language, dateForm, passwordHash } }),
    );
  });
}

async function newPassword(id: string, current: string, wanted: string): Promise<string> {
  await requirePassword(id, current);
  const { email } = await database().user.findUniqueOrThrow({ where: { id } });
  return hashPassword(wanted, { email, teams: await teamNamesOf(id) }, "new_password");
}

/** Errors: 422, and 429: whoever holds a stolen session shares one count, from wherever they guess. */
export async function requirePassword(id: string, password: string): Promise<void> {
  const { email, passwordHash } = await database().user.findUniqueOrThrow({ where: { id } });
  const isRight = await guess({ account: email, address: "signed in" }, async () =>
    passwordHash && (await verify(passwordHash, password)) ? true : null,
  );
  if (!isRight) throw invalid("current_password", "is not your password", "wrong_password");
}

function personId({ actor }: Context): string {
  if (actor.kind === "user") return actor.id;
  throw new AppError("forbidden", "Only a person has a profile.");
}

type PersonRow = { email: string; name: string | null; language: string; dateForm: string };

function toProfile({ email, name, language, dateForm }: PersonRow) {
  const { shape } = Profile;
  return {
    email,
    name,
    language: shape.language.catch("en").parse(language),
    date_form: shape.date_form.catch(usualDateForm).parse(dateForm),
  };
}
