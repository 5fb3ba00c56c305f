"use server";

import { headers } from "next/headers";
import { after } from "next/server";
import { countWish, mailLink } from "@/lib/access/resets/service";
import { clientAddress } from "@/lib/access/sign-in/client-address";
import { TooManyGuesses } from "@/lib/platform/rate-limits/guesses";

export type WishState = { isSent: boolean; waitMinutes: number | null };

/** Says the same for every address; the mail is sent afterwards, so that the time says nothing either. */
export async function wish(_: WishState, form: FormData): Promise<WishState> {
  const email = form.get("email");
  if (typeof email !== "string" || !email) return { isSent: false, waitMinutes: null };
  try {
    await countWish(email, clientAddress((await headers()).get("x-forwarded-for")));
  } catch (error) {
    if (error instanceof TooManyGuesses) return { isSent: false, waitMinutes: Math.ceil(error.seconds / 60) };
    throw error;
  }
  after(() => mailLink(email));
  return { isSent: true, waitMinutes: null };
}
