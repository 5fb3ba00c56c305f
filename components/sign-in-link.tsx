"use client";

import { Anchor } from "@mantine/core";
import { useTranslations } from "next-intl";
import { signInPath } from "./sign-in-path";

/** The way to sign in and back to the very page that one is on, as it is when the link is used. */
export function SignInLink() {
  const t = useTranslations("problem");
  return (
    <Anchor
      href="/sign-in"
      inherit
      onClick={(event) => {
        const { pathname, search, hash } = window.location;
        event.currentTarget.href = signInPath(pathname + search + hash);
      }}
    >
      {t("signIn")}
    </Anchor>
  );
}
