"use client";

import { List, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useColon } from "@/i18n/use-colon";
import { useStoringWords } from "./use-storing-words";
import type { Contents } from "./workplace-screen";

/** Which products are of which storage class, the pairs that are allowed, and the exceptions. */
export function StorageClassList({ storing }: { storing: Contents["storing"] }) {
  const t = useTranslations("storing");
  const colon = useColon();
  const words = useStoringWords(storing);
  const allowed = storing.pairs.filter(({ say }) => say === "allowed");
  return (
    <details>
      <Text component="summary" size="sm" style={{ cursor: "pointer" }} mih={24}>
        {t("rest")}
      </Text>
      <Stack gap="xs" mt="xs">
        <List size="sm">
          {storing.groups.map(({ classes, products }, at) => (
            <List.Item key={classes.join("/")}>
              <b>LGK {words.codes(at)}</b> {words.namesOf(at)}
              {colon}{" "}
              {products
                .map(({ name, is_derived }) => (is_derived ? `${name} (${t("derived")})` : name))
                .join(", ")}
            </List.Item>
          ))}
        </List>
        {(["high", "medium"] as const).map((certainty) => {
          const pairs = allowed.filter((pair) => pair.certainty === certainty).map(words.pairName);
          if (pairs.length === 0) return null;
          const lead = t("say.allowed");
          return (
            <Text key={certainty} size="sm">
              {certainty === "high" ? lead : `${lead} (${t("unsure")})`}
              {colon} {pairs.join("; ")}.
            </Text>
          );
        })}
        <Text size="sm">{t("exceptions")}</Text>
      </Stack>
    </details>
  );
}
