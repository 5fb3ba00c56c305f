"use client";

import { Anchor, Group, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Link } from "@/components/link";

type Props = {
  sheet: { id: string; parts: readonly string[]; page_from: number | null; page_to: number | null };
};

/** Which of its file's sheets this is, on which pages, with the way to the others; nothing for a sheet by itself. */
export function SheetParts({ sheet: { id, parts, page_from: from, page_to: to } }: Props) {
  const t = useTranslations("parts");
  if (parts.length === 0) return null;
  const [number, count] = [parts.indexOf(id) + 1, parts.length];
  return (
    <Group gap="sm" component="nav" aria-label={t("others")}>
      <Text size="sm">
        {from === null || to === null ? t("part", { number }) : t("place", { number, count, from, to })}
      </Text>
      <PartLinks parts={parts} current={id} />
    </Group>
  );
}

/** A link for each sheet of a file; the one that is open is none. */
export function PartLinks({ parts, current }: { parts: readonly string[]; current?: string }) {
  const t = useTranslations("parts");
  return parts.map((part, i) =>
    part === current ? null : (
      <Anchor key={part} component={Link} href={`/sheets/${part}`} size="sm">
        {t("part", { number: i + 1 })}
      </Anchor>
    ),
  );
}

/** The pages of its file that a sheet takes, where others stand beside it. */
export function PartPages({ sheet: { parts, page_from: from, page_to: to } }: Props) {
  const t = useTranslations("parts");
  return parts.length === 0 || from === null || to === null ? null : t("pages", { from, to });
}
