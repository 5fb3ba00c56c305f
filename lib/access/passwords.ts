import { hash } from "@node-rs/argon2";
import { AppError } from "@/lib/platform/errors";
import { longestPassword, type PasswordFault, shortestPassword } from "./password-rules";

/** Whose password it is to be: nobody is to guess it from what everybody knows of them. */
export type Owner = { email: string; teams: string[] };

const messages: Record<PasswordFault, string> = {
  length: `must be ${shortestPassword} to ${longestPassword} characters long`,
  common: "is one of those that are guessed first",
  own: "is made of the e-mail address or of the team's name",
};

/**
 * The hash of a new password, by which it is known from now on. Errors: 422 naming `field`, with the `reason`, for one
 * that is too short or too long, is among the most common ones or is the owner's address or team (NIST SP 800-63B-4, 3.1.1.2).
 */
export async function hashPassword(password: string, owner: Owner, field = "password"): Promise<string> {
  const fault = await faultOf(password.normalize("NFC"), owner);
  if (!fault) return hash(password.normalize("NFC"));
  const message = messages[fault];
  throw new AppError("validation-error", `${field}: ${message}`, {
    errors: [{ field, message }],
    extra: { reason: fault },
  });
}

async function faultOf(password: string, { email, teams }: Owner): Promise<PasswordFault | null> {
  const length = [...password].length;
  if (length < shortestPassword || length > longestPassword) return "length";
  if ((await commonOnes()).has(password.toLowerCase())) return "common";
  const own = [email, email.split("@")[0] ?? "", ...teams].map(letters).filter(Boolean);
  return own.includes(letters(password)) ? "own" : null;
}

/** What is left without digits, signs and spaces, which are what people add to a name. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "");
}

let common: Promise<Set<string>> | null = null;

/** Some 50,000 passwords that were found in leaks, the most common ones first. */
function commonOnes(): Promise<Set<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return common;
}
