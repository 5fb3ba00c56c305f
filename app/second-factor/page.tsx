import { randomUUID } from "node:crypto";
import { Text } from "@mantine/core";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { pagePerson } from "@/app/(app)/page-context";
import { ShortPage } from "@/components/short-page";
import { signInPath } from "@/components/sign-in-path";
import { contextOf } from "@/lib/access/sign-in/session";
import { OtherTeams } from "./other-teams";
import { SetUp } from "./set-up";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("secondFactor"))("title") };
}

/** All that people see of a team that asks for a second factor until they have one. */
export default async function SecondFactorPage() {
  const t = await getTranslations("secondFactor");
  const person = await pagePerson();
  if (!person) redirect(signInPath("/second-factor"));
  const context = contextOf(person, randomUUID());
  if (context?.actor.kind !== "user" || !context.actor.lacksSecondFactor) redirect("/");
  const others = person.teams.filter(({ lacksSecondFactor }) => !lacksSecondFactor);
  return (
    <ShortPage title={t("title")}>
      <Text>{t("required", { team: context.team.name })}</Text>
      <SetUp />
      <OtherTeams teams={others.map(({ id, name }) => ({ id, name }))} />
    </ShortPage>
  );
}
