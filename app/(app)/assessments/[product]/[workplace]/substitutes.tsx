"use client";

import { Anchor, Group, Loader, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { LevelBadge } from "@/components/assessments/level-badge";
import { type Placement, placementPath } from "@/components/assessments/write-assessment";
import { hazardOrder } from "@/components/hazard-order";
import { ProblemAlert } from "@/components/problem-alert";
import { moduleNames } from "@/lib/assessments/emkg/measures";
import type { ControlLevels } from "@/lib/assessments/emkg/schema";
import type { listSubstitutes } from "@/lib/assessments/operations";
import type { EmkgView } from "@/lib/assessments/views/schema";

type Props = { at: Placement; emkg: z.output<typeof EmkgView>; name: string };

/** Products that could take this one's place, side by side with it. */
export function Substitutes({ at, emkg, name }: Props) {
  const t = useTranslations("assessments");
  const query = useQuery({
    queryKey: ["assessments", "substitutes", at.productId, at.workplaceId],
    queryFn: ({ signal }) => callApi<typeof listSubstitutes>(`${placementPath(at)}/substitutes`, { signal }),
  });
  const found = query.data?.data ?? [];
  const columns = [t("product"), ...moduleNames.map((module) => t(`module.${module}`)), t("module.overall")];
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {t("substitutes")}
      </Title>
      <Text size="sm" c="dimmed">
        {t("substitutesLead")}
      </Text>
      {query.isPending && <Loader role="status" size="sm" aria-label={t("loading")} />}
      {query.error && <ProblemAlert error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && found.length === 0 && <Text>{t("noSubstitutes")}</Text>}
      {found.length > 0 && (
        <Table.ScrollContainer minWidth={620}>
          <Table aria-label={t("substitutes")}>
            <Table.Thead>
              <Table.Tr>
                {columns.map((column) => (
                  <Table.Th key={column} scope="col">
                    {column}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              <Table.Tr>
                <Table.Th scope="row">
                  {name}
                  <Text size="xs" c="dimmed" fw={400}>
                    {t("thisProduct")}
                  </Text>
                </Table.Th>
                <Levels levels={emkg.levels_now ?? emkg.control_levels} />
              </Table.Tr>
              {found.map(({ product, levels, h_codes, reasons, shared }) => (
                <Table.Tr key={product.id}>
                  <Table.Th scope="row" fw={400}>
                    <Anchor component={Link} href={`/products/${product.id}`} underline="always">
                      {product.name}
                    </Anchor>
                    <Text size="xs" c="dimmed">
                      {reasons.map((reason) => t(`shared.${reason}`)).join(", ")}: {shared.join(", ")}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {hazardOrder(h_codes).join(", ") || t("nothing")}
                    </Text>
                  </Table.Th>
                  <Levels levels={levels} />
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  );
}

function Levels({ levels }: { levels: ControlLevels }) {
  return [...moduleNames, "overall" as const].map((module) => (
    <Table.Td key={module}>
      <Group>
        <LevelBadge level={levels[module]} size="md" />
      </Group>
    </Table.Td>
  ));
}
