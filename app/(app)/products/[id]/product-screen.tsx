"use client";

import { Badge, Stack, Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import type { ReactNode } from "react";
import { callApi } from "@/components/api";
import type { getProduct } from "@/lib/products/operations";
import { ProductAssessments } from "../../assessments/product-assessments";
import { AttachmentsTab } from "./attachments-tab";
import { FieldsTab } from "./fields-tab";
import { HistoryTab } from "./history-tab";
import { Overview } from "./overview";
import { ProductHead } from "./product-head";
import type { Detail } from "./product-name";
import { SheetsTab } from "./sheets-tab";
import { StockTab } from "./stock-tab";

export type HazardText = { code: string; text: string | null };
const tabs = ["overview", "sheets", "stock", "assessments", "attachments", "fields", "history"] as const;

/** On a phone the tabs are wider than the screen. */
function showTab(tab: HTMLButtonElement | null) {
  tab?.scrollIntoView({ inline: "center", block: "nearest" });
}

/** A product with all that belongs to it; which part is shown is in the address. */
export function ProductScreen({ first, statements }: { first: Detail; statements: HazardText[] }) {
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
    overview: <Overview product={product} statements={statements} />,
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
      <Tabs
        value={tab}
        onChange={(value) => void setTab(tabs.find((name) => name === value) ?? "overview")}
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
