"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { passwordProblemOf } from "@/components/password-problem";
import { unsafeAccept } from "@/lib/access/invitations/service";
import type { PasswordFault } from "@/lib/access/password-rules";
import { clientAddress } from "@/lib/access/sign-in/client-address";
import { signedIn } from "@/lib/access/sign-in/session";
import { AppError } from "@/lib/platform/errors";

export type AcceptState = { problem: string | null; fault: PasswordFault | null };

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
    if (error instanceof AppError) {
      const fault = passwordProblemOf(error.options.extra);
      return { problem: error.message, fault: fault === "refused" ? null : fault };
    }
    throw error;
  }
  redirect(signedInId ? "/" : "/sign-in");
}
