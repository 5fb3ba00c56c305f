import { Text } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/link-anchor";
import { ShortPage } from "@/components/short-page";
import { canSendMail } from "@/lib/platform/mail/send";
import { wish } from "./wish";
import { WishForm } from "./wish-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("newPassword"))("forgotten") };
}

/** Asks for the link to a new password, where mails are sent. */
export default async function ForgotPasswordPage() {
  const t = await getTranslations("newPassword");
  return (
    <ShortPage title={t("forgotten")}>
      {canSendMail() ? <WishForm wish={wish} /> : <Text>{t("askAdmin")}</Text>}
      <LinkButton href="/sign-in" variant="default">
        {t("back")}
      </LinkButton>
    </ShortPage>
  );
}
