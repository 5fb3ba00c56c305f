"use client";

import { Badge, Skeleton, Stack, Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import type { ReactNode } from "react";
import { callApi } from "@/components/api";
import { HazardsWarning } from "@/components/hazards-warning";
import { askToLeave } from "@/components/leaving/leaving";
import type { getProduct } from "@/lib/library/products/operations";
import type { HazardState } from "@/lib/sheet/hazard-states";
import { Overview } from "./overview/overview";
import { ProductHead } from "./product-head";
import type { Detail } from "./product-name";

const loading = () => <Skeleton h={240} />;
// Each is fetched when it is opened.
const SheetsTab = dynamic(() => import("./sheets-tab").then((file) => file.SheetsTab), { loading });
const StockTab = dynamic(() => import("./stock-tab").then((file) => file.StockTab), { loading });
const ProductAssessments = dynamic(
  () => import("../../assessments/product-assessments").then((file) => file.ProductAssessments),
  { loading },
);
const AttachmentsTab = dynamic(() => import("./attachments-tab").then((file) => file.AttachmentsTab), {
  loading,
});
const FieldsTab = dynamic(() => import("./fields-tab").then((file) => file.FieldsTab), { loading });
const HistoryTab = dynamic(() => import("./history-tab").then((file) => file.HistoryTab), { loading });

export type HazardText = { code: string; text: string | null };
const tabs = ["overview", "sheets", "stock", "assessments", "attachments", "fields", "history"] as const;

/** On a phone the tabs are wider than the screen. */
function showTab(tab: HTMLButtonElement | null) {
  tab?.scrollIntoView({ inline: "center", block: "nearest" });
}

type Props = { first: Detail; statements: HazardText[]; hazards: HazardState | null };

/** A product with all that belongs to it; which part is shown is in the address. */
export function ProductScreen({ first, statements, hazards }: Props) {
  const t = useTranslations("product");
  const [tab, setTab] = useQueryState("tab", parseAsStringLiteral(tabs).withDefault("overview"));
  const product = useQuery({
    queryKey: ["product", first.id],
    queryFn: ({ signal }) => callApi<typeof getProduct>(`/v1/products/${first.id}`, { signal }),
    initialData: { data: first },
    initialDataUpdatedAt: Date.now(),
  }).data.data;
  const counts: Partial<Record<(typeof tabs)[number], number>> = {
    sheets: product.sheets.length,
    stock: product.placements.length,
  };
  const panels: Record<(typeof tabs)[number], ReactNode> = {
    overview: <Overview product={product} statements={statements} hazards={hazards} />,
    sheets: <SheetsTab product={product} />,
    stock: <StockTab product={product} />,
    assessments: <ProductAssessments productId={product.id} />,
    attachments: <AttachmentsTab product={product} />,
    fields: <FieldsTab product={product} />,
    history: <HistoryTab id={product.id} />,
  };
  return (
    <Stack>
      <ProductHead product={product} />
      <HazardsWarning hazards={hazards} />
      <Tabs
        value={tab}
        onChange={(value) => askToLeave(() => void setTab(tabs.find((name) => name === value) ?? "overview"))}
        keepMounted={false}
      >
        <Tabs.List mb="md" style={{ flexWrap: "nowrap", overflowX: "auto", overflowY: "hidden" }}>
          {tabs.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              style={{ flex: "none" }}
              ref={name === tab ? showTab : undefined}
              rightSection={
                counts[name] ? (
                  <Badge size="xs" variant="light" color="gray" circle>
                    {counts[name]}
                  </Badge>
                ) : undefined
              }
            >
              {t(name)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {panels[name]}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}
