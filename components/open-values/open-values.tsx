"use client";

import { Anchor, List, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Link } from "@/components/link";
import type { CriticalPath } from "@/lib/sheet/critical-paths";
import type { StoppedSheet } from "./stop";

/** The names of critical values that nobody has settled. */
export function OpenValues({ paths }: { paths: readonly CriticalPath[] }) {
  const t = useTranslations("review.labels");
  return (
    <List size="sm">
      {paths.map((path) => (
        <List.Item key={path}>{t(path.replaceAll(".", "_"))}</List.Item>
      ))}
    </List>
  );
}

/** A refusal names up to a hundred sheets; a person reads fewer. */
const mostShown = 10;

/** Each sheet with what stands open, and the way to settle it. */
export function StoppedSheets({ sheets }: { sheets: readonly StoppedSheet[] }) {
  const t = useTranslations("openValues");
  return (
    <Stack gap="xs">
      {sheets.slice(0, mostShown).map(({ id, name, open, isSuperseded }) => (
        <div key={id}>
          <Anchor component={Link} href={`/sheets/${id}/review`} size="sm" fw={600}>
            {name}
          </Anchor>
          {isSuperseded && <Text size="sm">{t("superseded")}</Text>}
          <OpenValues paths={open} />
        </div>
      ))}
      {sheets.length > mostShown && <Text size="sm">{t("more", { count: sheets.length - mostShown })}</Text>}
    </Stack>
  );
}
