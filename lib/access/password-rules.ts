/** What screens and services share of what a password must be; longer ones cost more to hash than they add. */
export const shortestPassword = 12;
export const longestPassword = 200;

/** Why a password is not taken. */
export const passwordFaults = ["length", "common", "own"] as const;
export type PasswordFault = (typeof passwordFaults)[number];
