import { Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/page-title";
import { sheetsWithData } from "@/lib/printing/made/service";
import { SafetyCardProfileResource } from "@/lib/printing/profiles/schema";
import { list } from "@/lib/printing/profiles/service";
import { pageContext } from "../../page-context";
import { ProfilesScreen } from "./profiles-screen";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("cardProfiles"))("title") };
}

export default async function SafetyCardProfilesPage() {
  const { context } = await pageContext();
  const t = await getTranslations("cardProfiles");
  const [profiles, sheets] = await Promise.all([list(context), sheetsWithData(context)]);
  return (
    <Stack>
      <PageTitle title={t("title")} lead={t("lead")} />
      <ProfilesScreen
        first={profiles.map((profile) => SafetyCardProfileResource.parse(profile))}
        sheets={sheets}
      />
    </Stack>
  );
}
