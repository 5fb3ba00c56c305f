/** Signs out. Fetched when it is used: once in a long while. */
export async function leave(): Promise<void> {
  const { signOut } = await import("next-auth/react");
  await signOut({ callbackUrl: "/sign-in" });
}
