"use client";

import { Grid, Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import type { getWorkplace } from "@/lib/library/contents/operations";
import type { WorkplaceContents } from "@/lib/library/contents/schema";
import { Totals } from "../../products/[id]/totals";
import { HazardGlance } from "./hazard-glance";
import { PlacedProducts } from "./placed-products";
import { StoringTogether } from "./storing-together";
import { WorkplaceHead } from "./workplace-head";

export type Contents = z.output<typeof WorkplaceContents>;

/** A workplace: what stands there, how much, and what hazards come together. */
export function WorkplaceScreen({ first }: { first: Contents }) {
  const t = useTranslations("workplaces");
  const contents = useQuery({
    queryKey: ["workplace", first.workplace.id],
    queryFn: ({ signal }) => callApi<typeof getWorkplace>(`/v1/workplaces/${first.workplace.id}`, { signal }),
    initialData: { data: first },
    initialDataUpdatedAt: Date.now(),
  }).data.data;
  return (
    <Stack>
      <WorkplaceHead workplace={contents.workplace} isEmpty={contents.products.length === 0} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <HazardGlance
            hazards={contents.hazards}
            products={contents.products}
            workplaceId={contents.workplace.id}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Paper withBorder p="md" h="100%" component="section" aria-labelledby="totals">
            <Title order={2} size="h5" mb="xs" id="totals">
              {t("totals")}
            </Title>
            <Totals totals={contents.totals} />
            <Text size="xs" c="dimmed" mt="xs">
              {t("totalsLead")}
            </Text>
          </Paper>
        </Grid.Col>
      </Grid>
      {contents.products.length > 0 && <StoringTogether storing={contents.storing} />}
      <PlacedProducts workplace={contents.workplace} products={contents.products} />
    </Stack>
  );
}
