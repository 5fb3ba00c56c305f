import { type PasswordFault, passwordFaults } from "@/lib/access/password-rules";

/** What a screen says of a password that was not taken; `refused` where it was not the password's fault. */
export type PasswordProblem = PasswordFault | "refused";

/** The reason that a problem's body, or an error's members, give. */
export function passwordProblemOf(body: unknown): PasswordProblem {
  const reason = typeof body === "object" && body !== null && "reason" in body ? body.reason : null;
  return passwordFaults.find((fault) => fault === reason) ?? "refused";
}
