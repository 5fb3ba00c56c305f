"use client";

import { Alert, List, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";
import { isUnder } from "@/components/pdf-viewer/is-under";
import { useColon } from "@/i18n/use-colon";
import { useDates } from "@/i18n/use-dates";
import { doubtWords } from "./doubt-words";
import { plainName } from "./paths";

type Doubts = [path: string, why: string][];
const DoubtsContext = createContext<Doubts>([]);

export function DoubtsProvider({ doubts, children }: { doubts: Doubts; children: ReactNode }) {
  return <DoubtsContext value={doubts}>{children}</DoubtsContext>;
}

/** Why a value, or what belongs to it, is in doubt, below the value itself. */
export function DoubtsAt({ path }: { path: string }) {
  const say = useDoubtText();
  const here = useContext(DoubtsContext).filter(([at]) => isUnder(at, path));
  return here.map(([at, why]) => (
    <Text key={at + why} size="xs" c="var(--mantine-color-orange-light-color)">
      ⚠ {say(why)}
    </Text>
  ));
}

/** Whether anything of a value is in doubt. */
export function useIsDoubtful(): (path: string) => boolean {
  const doubts = useContext(DoubtsContext);
  return (path) => doubts.some(([at]) => isUnder(at, path));
}

/** Everything that was not found or is in doubt. */
export function DoubtList() {
  const t = useTranslations("sheet");
  const fields = useTranslations("fields");
  const colon = useColon();
  const say = useDoubtText();
  const doubts = useContext(DoubtsContext);
  if (!doubts.length) return <Text c="dimmed">{t("noDoubts")}</Text>;
  return (
    <Stack>
      <Text size="sm">{t("doubtsLead")}</Text>
      <Alert color="yellow" p="sm">
        <List spacing="xs" size="sm">
          {doubts.map(([path, why]) => {
            const name = (path.split(".").pop() ?? path).replace(/\[\d+\]/g, "");
            return (
              <List.Item key={path}>
                <b>{fields.has(name) ? fields(name) : plainName(name)}</b>
                {colon} {say(why)}
              </List.Item>
            );
          })}
        </List>
      </Alert>
    </Stack>
  );
}

/** Says a doubt in the language of the screen; one without words of its own as the API says it. */
export function useDoubtText(): (why: string) => string {
  const t = useTranslations("doubts");
  const signalWords = useTranslations("signalWords");
  const dates = useDates();
  return (why) => {
    const words = doubtWords(why);
    if (!words) return why;
    const { name, values } = words;
    const { date, word } = values;
    return t(name, {
      ...values,
      ...(date && { date: dates.day(date) }),
      ...(word && signalWords.has(word) && { word: signalWords(word) }),
    });
  };
}
