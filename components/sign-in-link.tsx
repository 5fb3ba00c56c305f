"use client";

import { Anchor } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { SyntheticEvent } from "react";
import { holdsChanges } from "./leaving/leaving";
import { noteSession } from "./session-state";
import { signInPath } from "./sign-in-path";

/**
 * The way to sign in and back to the very page that one is on, as it is when the link is used: in a window of its own
 * where the page holds what is not saved yet, so that it can be saved afterwards.
 */
export function SignInLink() {
  const t = useTranslations("problem");
  return (
    <Anchor href="/sign-in" inherit onMouseDown={leadBack} onKeyDown={leadBack} onClick={follow}>
      {t("signIn")}
    </Anchor>
  );
}

/** Beside another window the page is gone on with: whether the session is there again is told by the next call. */
function follow(event: SyntheticEvent<HTMLAnchorElement>): void {
  leadBack(event);
  if (holdsChanges()) setTimeout(() => noteSession("lasts"));
}

function leadBack({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  const { pathname, search, hash } = window.location;
  link.href = signInPath(pathname + search + hash);
  link.target = holdsChanges() ? "_blank" : "";
}
