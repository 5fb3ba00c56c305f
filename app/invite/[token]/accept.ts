"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { passwordProblemOf } from "@/components/password-problem";
import { unsafeAccept } from "@/lib/access/invitations/service";
import type { PasswordFault } from "@/lib/access/password-rules";
import { clientAddress } from "@/lib/access/sign-in/client-address";
import { signedIn } from "@/lib/access/sign-in/session";
import { AppError } from "@/lib/platform/errors";
import { TooManyGuesses } from "@/lib/platform/rate-limits/guesses";

/** What was wrong: the password, too many links that were none, somebody else signed in, or a link that has ended. */
export type AcceptProblem = PasswordFault | "wait" | "otherAccount" | "ended";
export type AcceptState = { problem: AcceptProblem | null; waitMinutes: number };

/** Answers with what is wrong, or leads to the team. */
export async function accept(token: string, _: AcceptState, form: FormData): Promise<AcceptState> {
  const sent = await headers();
  const signedInId = (await signedIn(sent.get("cookie")))?.userId ?? null;
  const address = clientAddress(sent.get("x-forwarded-for"));
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  try {
    await unsafeAccept(token, { signedInId, address, name: text("name"), password: text("password") });
  } catch (error) {
    if (error instanceof AppError) return toState(error);
    throw error;
  }
  redirect(signedInId ? "/" : "/sign-in");
}

function toState(error: AppError): AcceptState {
  if (error instanceof TooManyGuesses) return { problem: "wait", waitMinutes: Math.ceil(error.seconds / 60) };
  const fault = passwordProblemOf(error.options.extra);
  if (fault !== "refused") return { problem: fault, waitMinutes: 0 };
  return { problem: error.code === "forbidden" ? "otherAccount" : "ended", waitMinutes: 0 };
}
