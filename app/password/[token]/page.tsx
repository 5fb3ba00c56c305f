import { Container, Paper, Stack, Text, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/link-anchor";
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
    <Container size="xs" component="main" py="xl">
      <Paper withBorder p="lg">
        <Stack>
          <Title order={1} size="h2">
            {t("title")}
          </Title>
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
        </Stack>
      </Paper>
    </Container>
  );
}
