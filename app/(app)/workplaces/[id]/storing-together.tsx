"use client";

import { Alert, Anchor, Badge, Group, Paper, Stack, Text, Title } from "@mantine/core";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { StorageClassList } from "./storage-class-list";
import { useStoringWords } from "./use-storing-words";
import type { Contents } from "./workplace-screen";

type Storing = Contents["storing"];
type Pair = Storing["pairs"][number];

const colours = { separate: "red.9", restricted: "yellow.4", check: "gray.3", allowed: "gray.3" };

/** What TRGS 510 says of the storage classes that stand here: the pairs that conflict, the rest on request. */
export function StoringTogether({ storing }: { storing: Storing }) {
  const t = useTranslations("storing");
  const words = useStoringWords(storing);
  const conflicts = storing.pairs.filter(({ say }) => say === "separate" || say === "restricted");
  const open = storing.pairs.filter(({ say }) => say === "check");
  const namesOf = (products: { name: string }[]) => products.map(({ name }) => name).join(", ");
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="storing-together">
      <Title order={2} size="h5" id="storing-together">
        {t("title")}
      </Title>
      <Text size="xs" c="dimmed" mb="sm">
        {t("lead")}
      </Text>
      <Stack gap="sm">
        {storing.without_acids.length > 0 && (
          <Alert color="red" p="xs">
            {t("withoutAcids", { products: namesOf(storing.without_acids) })}
          </Alert>
        )}
        {conflicts.map((pair) => (
          <Conflict key={`${pair.a} ${pair.b}`} pair={pair} storing={storing} />
        ))}
        {conflicts.length === 0 && <Text size="sm">{t("noConflict")}</Text>}
        {open.length > 0 && (
          <Text size="sm">{t("lookUp", { pairs: open.map(words.pairName).join("; ") })}</Text>
        )}
        {storing.unknown.length > 0 && (
          <Text size="sm">{t("unknown", { products: namesOf(storing.unknown) })}</Text>
        )}
        <StorageClassList storing={storing} />
      </Stack>
    </Paper>
  );
}

function Conflict({ pair, storing }: { pair: Pair; storing: Storing }) {
  const t = useTranslations("storing");
  const words = useStoringWords(storing);
  const groups = [...new Set([pair.a, pair.b])].flatMap((at) => storing.groups[at] ?? []);
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <Badge color={colours[pair.say]} autoContrast miw={112} style={{ flexShrink: 0 }}>
        {t(`say.${pair.say}`)}
      </Badge>
      <Stack gap={2} miw={0}>
        <Text size="sm" fw={600}>
          {words.pairTitle(pair)}
        </Text>
        <Text size="sm">{words.reason(pair)}</Text>
        <Text size="xs" c="dimmed">
          {groups.map(({ products }, index) => (
            <Fragment key={products[0]?.id}>
              {index > 0 && " ↔ "}
              {products.map(({ id, name }, place) => (
                <Fragment key={id}>
                  {place > 0 && ", "}
                  <Anchor component={Link} href={`/products/${id}`} size="xs">
                    {name}
                  </Anchor>
                </Fragment>
              ))}
            </Fragment>
          ))}
        </Text>
      </Stack>
    </Group>
  );
}
