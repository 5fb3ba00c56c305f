"use client";

import { Group, Stack, Text, UnstyledButton } from "@mantine/core";
import type { z } from "zod";
import { Pictograms } from "@/components/pictograms";
import { useDates } from "@/i18n/use-dates";
import type { Product } from "@/lib/library/products/schema";

type Props = { product: z.output<typeof Product>; isOpen: boolean; onOpen: () => void };

export function QueueItem({ product, isOpen, onOpen }: Props) {
  const dates = useDates();
  const { sds } = product;
  return (
    <li>
      <UnstyledButton
        w="100%"
        p="sm"
        aria-pressed={isOpen}
        onClick={onOpen}
        bg={isOpen ? "var(--mantine-color-default-hover)" : undefined}
        style={{
          border: `1px solid var(--mantine-color-${isOpen ? "teal-6" : "default-border"})`,
          borderRadius: 8,
        }}
      >
        <Group justify="space-between" wrap="nowrap">
          <Stack gap={0} miw={0}>
            <Text fw={600} lineClamp={2}>
              {product.display_name ?? sds?.product_name ?? sds?.file_name}
            </Text>
            <Text size="xs" c="dimmed" lineClamp={1}>
              {[sds?.manufacturer, dates.day(product.created_at)].filter(Boolean).join(" · ")}
            </Text>
          </Stack>
          <Pictograms codes={sds?.pictograms ?? []} />
        </Group>
      </UnstyledButton>
    </li>
  );
}
