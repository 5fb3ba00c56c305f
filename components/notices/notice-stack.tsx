"use client";

import { CloseButton } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { hideNotice, type Notice, noNotices, shownNotices, watchNotices } from "./notices";
import classes from "./notices.module.css";
import { SessionNotice } from "./session-notice";

/** What was said lately, at the lower edge of every screen. */
export function NoticeStack() {
  const notices = useSyncExternalStore(watchNotices, shownNotices, noNotices);
  return (
    <div className={classes.stack}>
      <SessionNotice />
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

/** It waits while it is pointed at or has the focus. */
function NoticeCard({ notice }: { notice: Notice }) {
  const t = useTranslations("keys");
  const { id, shownMs } = notice;
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => hideNotice(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, shownMs, isHeld]);
  return (
    <div
      role="alert"
      className={classes.card}
      data-problem={notice.isProblem || undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className={classes.text}>
        {notice.title && <div className={classes.title}>{notice.title}</div>}
        <div>{notice.message}</div>
      </div>
      <CloseButton aria-label={t("done")} onClick={() => hideNotice(id)} />
    </div>
  );
}
