"use client";

import { Button, Group } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CopyOnce } from "@/components/copy-once";
import { leave } from "@/components/leave";
import { LinkButton } from "@/components/link-anchor";
import { Enrol } from "@/components/second-factor/enrol";

/** The way to a second factor and on into the team, or out again. */
export function SetUp() {
  const t = useTranslations("secondFactor");
  const shell = useTranslations("shell");
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes)
    return (
      <>
        <CopyOnce label={t("codesOnce")} text={codes.join("\n")} />
        <LinkButton href="/">{t("goOn")}</LinkButton>
      </>
    );
  return (
    <>
      <Enrol onDone={setCodes} />
      <Group>
        <Button variant="subtle" onClick={() => void leave()}>
          {shell("signOut")}
        </Button>
      </Group>
    </>
  );
}
