import { hash, verify } from "@node-rs/argon2";
import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { AppError, invalid } from "@/lib/platform/errors";
import { Profile, type ProfileChange } from "./schema";

/** The signed-in person themselves. */
export async function read(context: Context): Promise<z.input<typeof Profile>> {
  return toProfile(await database().user.findUniqueOrThrow({ where: { id: personId(context) } }));
}

/** Errors: 422 when the current password is not the one given. */
export async function change(context: Context, input: z.infer<typeof ProfileChange>) {
  const id = personId(context);
  const { current_password: current, new_password: wanted, name, language } = input;
  if (wanted !== undefined) {
    const user = await database().user.findUniqueOrThrow({ where: { id } });
    if (!user.passwordHash || !(await verify(user.passwordHash, current ?? "")))
      throw invalid("current_password", "is not your password");
  }
  const passwordHash = wanted === undefined ? undefined : await hash(wanted);
  return toProfile(await database().user.update({ where: { id }, data: { name, language, passwordHash } }));
}

function personId({ actor }: Context): string {
  if (actor.kind === "user") return actor.id;
  throw new AppError("forbidden", "Only a person has a profile.");
}

function toProfile({ email, name, language }: { email: string; name: string | null; language: string }) {
  return { email, name, language: Profile.shape.language.catch("en").parse(language) };
}
