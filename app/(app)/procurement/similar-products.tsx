"use client";

import { Anchor, Stack, Table, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { DecisionBadge } from "@/components/decision-badge";
import { useHazardCodes } from "@/components/hazard-codes";
import { HazardLines } from "@/components/hazard-lines";
import { Link } from "@/components/link";
import { Pictograms } from "@/components/pictograms";
import type { SimilarProduct } from "@/lib/library/procurement/schema";

/** What the library holds already of the same substances. */
export function SimilarProducts({ similar }: { similar: z.output<typeof SimilarProduct>[] }) {
  const codesOf = useHazardCodes();
  const t = useTranslations("procurement");
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t("similar")}
      </Title>
      {similar.length === 0 && <Text c="dimmed">{t("noSimilar")}</Text>}
      {similar.length > 0 && (
        <Table verticalSpacing="xs">
          <Table.Tbody>
            {similar.map((product) => (
              <Table.Tr key={product.id}>
                <Table.Td>
                  <Anchor component={Link} href={`/products/${product.id}`} fw={600} size="sm">
                    {product.name}
                  </Anchor>
                  <Text size="xs" c="dimmed">
                    CAS {product.shared_cas.join(", ")}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Pictograms codes={product.pictograms} />
                  {product.h_codes.length > 0 && product.hazards === "known" ? (
                    <HazardLines codes={product.h_codes} size="xs" />
                  ) : (
                    <Text size="xs">{codesOf(product.h_codes, product.hazards)}</Text>
                  )}
                </Table.Td>
                <Table.Td>
                  <DecisionBadge decision={product.procurement_status} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}
