import { Center, Image, Paper, Stack, Text, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { oidcName } from "@/lib/access/sign-in/oidc";
import { SignInForm } from "./sign-in-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("signIn"))("title") };
}

export default async function SignInPage() {
  const t = await getTranslations("signIn");
  return (
    <Center mih="100dvh" p="md" component="main">
      <Paper withBorder shadow="sm" p="xl" w="100%" maw={400}>
        <Stack gap="lg">
          <Stack gap={4} align="center">
            <Image src="/favicon.svg" alt="" w={48} h={48} />
            <Title order={1} size="h2">
              Sixteen
            </Title>
            <Text c="dimmed" size="sm" ta="center">
              {t("lead")}
            </Text>
          </Stack>
          <SignInForm provider={oidcName()} />
        </Stack>
      </Paper>
    </Center>
  );
}
