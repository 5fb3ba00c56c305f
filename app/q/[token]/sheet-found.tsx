"use client";

import { Anchor, Button, Center, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { HazardsWarning } from "@/components/hazards-warning";
import { Pictograms } from "@/components/pictograms";
import { SignalWord } from "@/components/signal-word";
import { useColon } from "@/i18n/use-colon";
import { useDates } from "@/i18n/use-dates";
import { useLanguage } from "@/i18n/use-language";
import { statementText } from "@/lib/regulation/statement-text";
import type { HazardState } from "@/lib/sheet/hazard-states";

type Props = {
  path: string;
  name: string;
  signalWord: "Danger" | "Warning" | null;
  pictograms: string[];
  statements: string[];
  hazards: HazardState;
  revisionDate: string | null;
  newerDate: string | null;
  supplier: string;
  emergency: string;
  isSignedIn: boolean;
  signInPath: string;
};

/** What someone with a package in the hand needs at once, and the sheet itself one tap away. */
export function SheetFound(props: Props) {
  const t = useTranslations("scanned");
  const dates = useDates();
  const language = useLanguage();
  const date = (iso: string) => dates.longDay(iso);
  return (
    <Center mih="100dvh" p="md" component="main">
      <Paper withBorder p="lg" w="100%" maw={560}>
        <Stack>
          <Stack gap={2}>
            <Text c="dimmed" size="sm">
              {t("sheet")}
            </Text>
            <Title order={1} size="h2">
              {props.name}
            </Title>
            {props.revisionDate && <Text size="sm">{t("revision", { date: date(props.revisionDate) })}</Text>}
          </Stack>
          <Group>
            <Pictograms codes={props.pictograms} size={64} />
            <SignalWord word={props.signalWord} />
          </Group>
          <HazardsWarning hazards={props.hazards} />
          <Stack gap={4} component="ul" p={0} m={0} style={{ listStyle: "none" }}>
            {props.statements.map((code) => (
              <Text key={code} component="li" size="sm">
                <strong>{code}</strong> {statementText(code, language)?.text}
              </Text>
            ))}
          </Stack>
          <Facts supplier={props.supplier} emergency={props.emergency} />
          <Button component="a" href={props.path} size="md">
            {t("open")}
          </Button>
          {props.newerDate && (
            <Anchor href={`${props.path}?newer=true`}>{t("newer", { date: date(props.newerDate) })}</Anchor>
          )}
          {!props.isSignedIn && (
            <Anchor href={props.signInPath} size="sm" c="dimmed">
              {t("signIn")}
            </Anchor>
          )}
        </Stack>
      </Paper>
    </Center>
  );
}

function Facts({ supplier, emergency }: Pick<Props, "supplier" | "emergency">) {
  const t = useTranslations("scanned");
  const colon = useColon();
  const facts = [
    [t("supplier"), supplier],
    [t("emergency"), emergency],
  ].filter(([, text]) => text);
  return (
    <Stack gap={4}>
      {facts.map(([name, text]) => (
        <Text key={name} size="sm">
          <strong>
            {name}
            {colon}
          </strong>{" "}
          {text}
        </Text>
      ))}
    </Stack>
  );
}
