"use client";

import { Alert, Anchor, Badge, Group, List, Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { Link } from "@/components/link";
import { StorageClassList } from "./storage-class-list";
import { useStoringWords } from "./use-storing-words";
import type { Contents } from "./workplace-screen";

type Storing = Contents["storing"];
type Pair = Storing["pairs"][number];

const colours = { separate: "red.9", restricted: "yellow.4", check: "gray", allowed: "gray" };

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
      {storing.rule === "pgs_15" && (
        <Alert color="blue" p="xs" mb="sm">
          {t("pgs15")}
        </Alert>
      )}
      <Stack gap="sm">
        <Amounts storing={storing} />
        {storing.without_acids.length > 0 && (
          <Alert color="red" p="xs">
            {t("withoutAcids", { products: namesOf(storing.without_acids) })}
          </Alert>
        )}
        {byReason(conflicts, words.reason).map(([reason, pairs]) => (
          <Conflicts key={reason} reason={reason} pairs={pairs} storing={storing} />
        ))}
        {conflicts.length === 0 && <Text size="sm">{t("noConflict")}</Text>}
        {open.length > 0 && (
          <Text size="sm">
            {t("lookUp", { count: open.length, pairs: open.map(words.pairName).join("; ") })}
          </Text>
        )}
        {storing.unknown.length > 0 && (
          <Text size="sm">{t("unknown", { products: namesOf(storing.unknown) })}</Text>
        )}
        <StorageClassList storing={storing} />
      </Stack>
    </Paper>
  );
}

/** What is noted here against the amount up to which the rules of storing together do not apply. */
function Amounts({ storing: { amounts, small_amount } }: { storing: Storing }) {
  const t = useTranslations("storing");
  const say = small_amount === null ? "open" : small_amount ? "small" : "large";
  return (
    <Text size="sm">
      {t("amounts", {
        kilograms: amounts.kilograms,
        litres: amounts.litres,
        count: amounts.products_without,
      })}{" "}
      {t(`limit.${say}`)}
    </Text>
  );
}

/** Pairs that are restricted alike are told together, in their order. */
function byReason(pairs: Pair[], reason: (pair: Pair) => string): [string, [Pair, ...Pair[]]][] {
  const found = new Map<string, [Pair, ...Pair[]]>();
  for (const pair of pairs) {
    const alike = found.get(reason(pair));
    if (alike) alike.push(pair);
    else found.set(reason(pair), [pair]);
  }
  return [...found];
}

type ConflictsProps = { reason: string; pairs: [Pair, ...Pair[]]; storing: Storing };

function Conflicts({ reason, pairs, storing }: ConflictsProps) {
  const t = useTranslations("storing");
  const words = useStoringWords(storing);
  const [{ say }] = pairs;
  return (
    <div>
      <Group gap="sm" mb={4}>
        <Badge color={colours[say]} autoContrast>
          {t(`say.${say}`)}
        </Badge>
        <Text size="sm" flex={1} miw={200}>
          {reason}
        </Text>
      </Group>
      <List size="sm">
        {pairs.map((pair) => (
          <List.Item key={`${pair.a} ${pair.b}`}>
            <b>{words.pairTitle(pair)}</b>
            <Text size="xs" c="dimmed">
              <ProductsOfPair pair={pair} storing={storing} />
            </Text>
          </List.Item>
        ))}
      </List>
    </div>
  );
}

function ProductsOfPair({ pair, storing }: { pair: Pair; storing: Storing }) {
  const groups = [...new Set([pair.a, pair.b])].flatMap((at) => storing.groups[at] ?? []);
  return groups.map(({ classes, products }, index) => (
    <Fragment key={classes.join("/")}>
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
  ));
}
