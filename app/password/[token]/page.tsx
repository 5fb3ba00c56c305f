import { Text } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/link-anchor";
import { ShortPage } from "@/components/short-page";
import { unsafeFind } from "@/lib/access/resets/service";
import { choose } from "./choose";
import { PasswordForm } from "./password-form";

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("newPassword"))("title"), robots: { index: false } };
}

/** Takes a new password from whoever has the link. */
export default async function PasswordPage({ params }: Props) {
  const { token } = await params;
  const t = await getTranslations("newPassword");
  const found = await unsafeFind(token);
  return (
    <ShortPage title={t("title")}>
      {found ? (
        <>
          <Text>{t("for", { email: found.email })}</Text>
          <PasswordForm choose={choose.bind(null, token)} />
        </>
      ) : (
        <>
          <Text>{t("ended")}</Text>
          <LinkButton href="/forgot-password">{t("again")}</LinkButton>
        </>
      )}
    </ShortPage>
  );
}
