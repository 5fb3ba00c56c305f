"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { SignInLink } from "../sign-in-link";
import { isSignedOut, watchSession } from "../signed-out";
import classes from "./notices.module.css";

/** Stays for as long as calls are answered with 401. */
export function SignedOutNotice() {
  const t = useTranslations("problem");
  const isShown = useSyncExternalStore(watchSession, isSignedOut, () => false);
  if (!isShown) return null;
  return (
    <div role="alert" className={classes.card} data-problem>
      <div className={classes.text}>
        <div className={classes.title}>{t("signedOut")}</div>
        <div>{t("signedOutLead")}</div>
        <SignInLink />
      </div>
    </div>
  );
}
