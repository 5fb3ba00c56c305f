"use client";

import { Group, Text, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { ToolButton } from "./tool-button";
import type { TextSearch } from "./use-text-search";
import classes from "./viewer.module.css";

type Props = { search: TextSearch; onClose: () => void };

/** Where one types what to look for; Enter goes on to the next place, Shift+Enter back. */
export function SearchBar({ search, onClose }: Props) {
  const t = useTranslations("viewer");
  const { words, hits, hit, isBusy, ask, move } = search;
  const count = !words.trim() || isBusy ? "" : t("hits", { number: hit + 1, count: hits.length });
  return (
    <Group className={classes.bar} gap={4} wrap="nowrap" role="search">
      <TextInput
        size="xs"
        flex={1}
        maw={280}
        autoFocus
        aria-label={t("searchFor")}
        placeholder={t("searchFor")}
        value={words}
        onChange={(event) => ask(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") move(event.shiftKey ? -1 : 1);
          if (event.key === "Escape") onClose();
        }}
      />
      <ToolButton icon="previous" label={t("hitBefore")} isDisabled={!hits.length} onClick={() => move(-1)} />
      <ToolButton icon="next" label={t("nextHit")} isDisabled={!hits.length} onClick={() => move(1)} />
      <Text size="xs" role="status" miw={70}>
        {count}
      </Text>
      <ToolButton icon="close" label={t("endSearch")} onClick={onClose} />
    </Group>
  );
}
