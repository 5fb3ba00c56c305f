"use client";

import { Anchor, Group, Loader, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { type Answer, callApi } from "@/components/api";
import { LevelBadge } from "@/components/assessments/level-badge";
import { type Placement, placementPath } from "@/components/assessments/write-assessment";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { hazardOrder } from "@/components/hazard-order";
import { Link } from "@/components/link";
import { ProblemAlert } from "@/components/problem-alert";
import { useColon } from "@/i18n/use-colon";
import { moduleNames } from "@/lib/assessments/emkg/measures";
import type { ControlLevels } from "@/lib/assessments/emkg/schema";
import type { listSubstitutes } from "@/lib/assessments/operations";
import type { EmkgView } from "@/lib/assessments/views/schema";

type Substitute = Answer<typeof listSubstitutes>["data"][number];
type Props = { at: Placement; emkg: z.output<typeof EmkgView>; name: string };

/** Products that could take this one's place, side by side with it. */
export function Substitutes({ at, emkg, name }: Props) {
  const t = useTranslations("assessments");
  const query = useQuery({
    queryKey: ["assessments", "substitutes", at.productId, at.workplaceId],
    queryFn: ({ signal }) => callApi<typeof listSubstitutes>(`${placementPath(at)}/substitutes`, { signal }),
  });
  const found = query.data?.data ?? [];
  const columns = useSubstituteColumns();
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
          <DataTable
            rows={found}
            columns={columns}
            rowId={({ product }) => product.id}
            first={<ThisProduct name={name} levels={emkg.levels_now ?? emkg.control_levels} />}
            aria-label={t("substitutes")}
          />
        </Table.ScrollContainer>
      )}
    </Stack>
  );
}

const modules = [...moduleNames, "overall" as const];

function useSubstituteColumns(): DataColumn<Substitute>[] {
  const t = useTranslations("assessments");
  return [
    {
      id: "product",
      header: t("product"),
      accessorFn: ({ product }) => product.name,
      cell: ({ row }) => <Product substitute={row.original} />,
      meta: { isRowHead: true },
    },
    ...modules.map(
      (module): DataColumn<Substitute> => ({
        id: module,
        header: t(`module.${module}`),
        accessorFn: ({ levels }) => levels[module],
        cell: ({ row }) => <Level level={row.original.levels[module]} />,
      }),
    ),
  ];
}

function Product({ substitute: { product, reasons, shared, h_codes } }: { substitute: Substitute }) {
  const t = useTranslations("assessments");
  const colon = useColon();
  return (
    <>
      <Anchor component={Link} href={`/products/${product.id}`} underline="always">
        {product.name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {reasons.map((reason) => t(`shared.${reason}`)).join(", ")}
        {colon} {shared.join(", ")}
      </Text>
      <Text size="xs" c="dimmed">
        {hazardOrder(h_codes).join(", ") || t("nothing")}
      </Text>
    </>
  );
}

/** What the others are compared with stays above them. */
function ThisProduct({ name, levels }: { name: string; levels: ControlLevels }) {
  const t = useTranslations("assessments");
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {name}
        <Text size="xs" c="dimmed" fw={400}>
          {t("thisProduct")}
        </Text>
      </Table.Th>
      {modules.map((module) => (
        <Table.Td key={module}>
          <Level level={levels[module]} />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

function Level({ level }: { level: ControlLevels["overall"] }) {
  return (
    <Group>
      <LevelBadge level={level} size="md" />
    </Group>
  );
}
