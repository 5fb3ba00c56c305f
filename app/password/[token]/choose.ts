"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { type PasswordProblem, passwordProblemOf } from "@/components/password-problem";
import { unsafeReset } from "@/lib/access/resets/service";
import { clientAddress } from "@/lib/access/sign-in/client-address";
import { AppError } from "@/lib/platform/errors";

export type ChooseState = { problem: PasswordProblem | null };

/** Answers with what is wrong, or leads to signing in. */
export async function choose(token: string, _: ChooseState, form: FormData): Promise<ChooseState> {
  const password = form.get("password");
  const address = clientAddress((await headers()).get("x-forwarded-for"));
  try {
    await unsafeReset(token, typeof password === "string" ? password : "", address);
  } catch (error) {
    if (error instanceof AppError) return { problem: passwordProblemOf(error.options.extra) };
    throw error;
  }
  redirect("/sign-in?done=password");
}
