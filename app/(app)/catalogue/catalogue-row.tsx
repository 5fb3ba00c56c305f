"use client";

import { Badge, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { hazardOrder } from "@/components/hazard-order";
import { Link } from "@/components/link";
import { Pictograms } from "@/components/pictograms";
import { useRights } from "@/components/rights";
import { SignalWord } from "@/components/signal-word";
import { useLanguageName } from "@/components/use-language-name";
import { useWrite } from "@/components/use-write";
import { useDates } from "@/i18n/use-dates";
import type { addFromCatalogue } from "@/lib/library/catalogue/operations";
import type { CatalogueHit } from "@/lib/library/catalogue/schema";

/** A shared sheet: what it identifies, and whether the team holds it. */
export function CatalogueRow({ hit }: { hit: z.output<typeof CatalogueHit> }) {
  const t = useTranslations("catalogue");
  const { canWrite } = useRights();
  const router = useRouter();
  const dates = useDates();
  const languageName = useLanguageName();
  const add = useWrite(
    () => callApi<typeof addFromCatalogue>(`/v1/catalogue/${hit.document_id}/add`, { method: "POST" }),
    {
      stale: [["catalogue"], ["products"], ["facets"]],
      onDone: ({ data }) => router.push(`/products/${data.product_id}`),
    },
  );
  const facts = [
    hit.manufacturer,
    hit.cas_number && `CAS ${hit.cas_number}`,
    hit.revision_date && dates.day(hit.revision_date),
    hit.language && languageName(hit.language),
  ].filter(Boolean);
  return (
    <Paper withBorder p="sm" component="li">
      <Group justify="space-between">
        <Stack gap={2} style={{ flex: 1 }} miw={220}>
          <Text fw={600}>{hit.product_name ?? "–"}</Text>
          <Text size="xs" c="dimmed">
            {facts.join(" · ")}
          </Text>
          <Text size="xs">{hazardOrder(hit.h_codes).join(", ")}</Text>
        </Stack>
        <Group gap="sm">
          <SignalWord word={hit.signal_word} />
          <Pictograms codes={hit.pictograms} />
          {hit.in_library && <Badge variant="light">{t("held")}</Badge>}
          {hit.in_library && hit.product_id && (
            <Button component={Link} href={`/products/${hit.product_id}`} size="xs" variant="default">
              {t("open")}
            </Button>
          )}
          {!hit.in_library && canWrite && (
            <Button size="xs" loading={add.isPending} onClick={() => add.mutate(undefined)}>
              {t("add")}
            </Button>
          )}
        </Group>
      </Group>
    </Paper>
  );
}
