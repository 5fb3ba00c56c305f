import { Text } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pagePerson } from "@/app/(app)/page-context";
import { LinkButton } from "@/components/link-anchor";
import { ShortPage } from "@/components/short-page";
import { signInPath } from "@/components/sign-in-path";
import { unsafeFind } from "@/lib/access/invitations/service";
import { accept } from "./accept";
import { AcceptForm } from "./accept-form";

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("invite"))("title"), robots: { index: false } };
}

/** Takes an invitation up: a new person names a password, who has an account signs in to it first. */
export default async function InvitePage({ params }: Props) {
  const { token } = await params;
  const t = await getTranslations("invite");
  const found = await unsafeFind(token);
  const signedInId = (await pagePerson())?.userId ?? null;
  return (
    <ShortPage title={t("title")}>
      {!found && <Text>{t("ended")}</Text>}
      {found && <Text>{t("lead", { team: found.teamName, email: found.email })}</Text>}
      {found && !found.userId && <AcceptForm accept={accept.bind(null, token)} isNew />}
      {found?.userId && found.userId === signedInId && (
        <AcceptForm accept={accept.bind(null, token)} isNew={false} />
      )}
      {found?.userId && found.userId !== signedInId && (
        <LinkButton href={signInPath(`/invite/${token}`)}>{t("signIn")}</LinkButton>
      )}
    </ShortPage>
  );
}
