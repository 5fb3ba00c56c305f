"use client";

import { Button } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { sessionState, watchSession } from "../session-state";
import { SignInLink } from "../sign-in-link";
import classes from "./notices.module.css";

/** Stays for as long as calls are refused for want of a session, or because it is in another team. */
export function SessionNotice() {
  const t = useTranslations("problem");
  const state = useSyncExternalStore(watchSession, sessionState, () => "lasts");
  if (state === "lasts") return null;
  const isEnded = state === "ended";
  return (
    <div role="alert" className={classes.card} data-problem>
      <div className={classes.text}>
        <div className={classes.title}>{t(isEnded ? "signedOut" : "otherTeam")}</div>
        <div>{t(isEnded ? "signedOutLead" : "otherTeamLead")}</div>
        {isEnded ? <SignInLink /> : <ReloadButton />}
      </div>
    </div>
  );
}

/** Shows the page in the team that is chosen now. */
export function ReloadButton() {
  const t = useTranslations("problem");
  return (
    <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
      {t("reload")}
    </Button>
  );
}
