"use client";

import { ActionIcon, Checkbox, Group, Stack } from "@mantine/core";
import { useTranslations } from "next-intl";
import { cardBlockKinds } from "@/lib/printing/layout/safety-card/card-block-kinds";

type Kind = (typeof cardBlockKinds)[number];
type Props = { blocks: Kind[]; onChange: (blocks: Kind[]) => void };

/** The blocks of a card in their order, then those that it leaves out. */
export function BlockOrder({ blocks, onChange }: Props) {
  const t = useTranslations("cardProfiles");
  const others = cardBlockKinds.filter((kind) => !blocks.includes(kind));
  const move = (kind: Kind, by: 1 | -1) => {
    const at = blocks.indexOf(kind);
    const next = blocks.filter((other) => other !== kind);
    next.splice(at + by, 0, kind);
    onChange(next);
  };
  return (
    <Stack component="ol" gap={2} p={0} m={0} aria-label={t("blocks")} style={{ listStyle: "none" }}>
      {[...blocks, ...others].map((kind) => {
        const name = t(`block.${kind}`);
        const at = blocks.indexOf(kind);
        return (
          <Group key={kind} component="li" gap="xs" wrap="nowrap" mih={30}>
            <Checkbox
              flex={1}
              label={name}
              checked={at >= 0}
              disabled={at >= 0 && blocks.length === 1}
              onChange={() =>
                onChange(at >= 0 ? blocks.filter((other) => other !== kind) : [...blocks, kind])
              }
            />
            {at >= 0 && (
              <>
                <ActionIcon
                  variant="default"
                  aria-label={t("up", { name })}
                  disabled={at === 0}
                  onClick={() => move(kind, -1)}
                >
                  ↑
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  aria-label={t("down", { name })}
                  disabled={at === blocks.length - 1}
                  onClick={() => move(kind, 1)}
                >
                  ↓
                </ActionIcon>
              </>
            )}
          </Group>
        );
      })}
    </Stack>
  );
}
