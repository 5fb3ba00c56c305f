"use client";

import {
  Anchor,
  Box,
  Button,
  CloseButton,
  Group,
  Skeleton,
  Stack,
  Table,
  Tabs,
  Text,
  Title,
} from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { DecisionBadge } from "@/components/decision-badge";
import { hazardOrder } from "@/components/hazard-order";
import { Link } from "@/components/link";
import { LazyPdfViewer } from "@/components/pdf-viewer/lazy-pdf-viewer";
import { Pictograms } from "@/components/pictograms";
import { ProblemAlert } from "@/components/problem-alert";
import { SignalWord } from "@/components/signal-word";
import { useColon } from "@/i18n/use-colon";
import { useDates } from "@/i18n/use-dates";
import type { getDocument } from "@/lib/holdings/documents/operations";
import type { getProduct } from "@/lib/library/products/operations";
import type { ProductDetail } from "@/lib/library/products/schema";
import { useLabels } from "./use-labels";

type Detail = z.output<typeof ProductDetail>;

/** A product beside the list: the facts, and the sheet's pages when one asks for them. */
export function Preview({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations("products");
  const product = useQuery({
    queryKey: ["product", id],
    queryFn: ({ signal }) => callApi<typeof getProduct>(`/v1/products/${id}`, { signal }),
  });
  const found = product.data?.data;
  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={2} size="h4">
          {found ? (found.display_name ?? found.sds?.product_name ?? found.sds?.file_name) : t("loading")}
        </Title>
        <CloseButton aria-label={t("closePreview")} onClick={onClose} />
      </Group>
      {product.isError && <ProblemAlert error={product.error} onRetry={() => void product.refetch()} />}
      {product.isPending && <Skeleton h={240} />}
      {found && <PreviewBody product={found} />}
    </Stack>
  );
}

function PreviewBody({ product }: { product: Detail }) {
  const t = useTranslations("products");
  return (
    <>
      <Group gap="xs">
        <Button component={Link} href={`/products/${product.id}`} size="xs">
          {t("openProduct")}
        </Button>
        {product.sds && (
          <Button component={Link} href={`/sheets/${product.sds.document_id}`} size="xs" variant="default">
            {t("openSheet")}
          </Button>
        )}
      </Group>
      <Tabs defaultValue="facts" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="facts">{t("facts")}</Tabs.Tab>
          {product.sds && <Tabs.Tab value="pdf">PDF</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="facts" pt="sm">
          <Facts product={product} />
        </Tabs.Panel>
        {product.sds && (
          <Tabs.Panel value="pdf" pt="sm">
            <Box h="75dvh">
              <SheetPages id={product.sds.document_id} name={product.sds.file_name} />
            </Box>
          </Tabs.Panel>
        )}
      </Tabs>
    </>
  );
}

/** The sheet's file, from the sheet's own first page. */
function SheetPages({ id, name }: { id: string; name: string }) {
  const sheet = useQuery({
    queryKey: ["sheet", id],
    queryFn: ({ signal }) => callApi<typeof getDocument>(`/v1/sds/${id}`, { signal }),
  });
  if (sheet.isPending) return <Skeleton h={240} />;
  return (
    <LazyPdfViewer
      url={`/v1/sds/${id}/download`}
      name={name}
      firstPage={sheet.data?.data.page_from ?? null}
    />
  );
}

function Facts({ product }: { product: Detail }) {
  const { columnLabel, valueLabel, workplaces } = useLabels();
  const colon = useColon();
  const dates = useDates();
  const { sds } = product;
  const rows: [string, ReactNode][] = [
    ["manufacturer", sds?.manufacturer],
    ["supplier", product.supplier],
    ["cas_number", sds?.cas_number],
    ["classification", sds?.h_codes.length === 0 && valueLabel("classification", sds.classification)],
    ["h_codes", hazardOrder(sds?.h_codes ?? []).join(", ")],
    ["un_number", sds?.un_number],
    ["flash_point", sds?.flash_point?.text],
    ["revision_date", sds?.revision_date && dates.longDay(sds.revision_date)],
    ["procurement_status", sds && <DecisionBadge decision={sds.procurement_status} />],
    ["workplaces", product.workplace_ids.map((id) => workplaces.get(id)).join(", ")],
    ["sku", product.sku],
  ];
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <SignalWord word={sds?.signal_word ?? null} />
        <Pictograms codes={sds?.pictograms ?? []} size={40} />
      </Group>
      <Table>
        <Table.Tbody>
          {rows
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" w="38%" fw={500} c="dimmed">
                  {columnLabel(name)}
                </Table.Th>
                <Table.Td>{typeof value === "string" ? <Text size="sm">{value}</Text> : value}</Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
      {product.sheets.length > 1 && (
        <Anchor component={Link} href={`/products/${product.id}?tab=sheets`} size="sm">
          {columnLabel("revisions")}
          {colon} {product.sheets.length}
        </Anchor>
      )}
    </Stack>
  );
}
