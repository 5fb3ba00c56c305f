"use client";

import { Tabs } from "@mantine/core";
import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import type { z } from "zod";
import type { Mark } from "@/components/pdf-viewer/marks";
import type { SdsDocumentDetail } from "@/lib/holdings/documents/schema";
import type { Sections } from "@/lib/sheet/schema";
import { Composition } from "./composition";
import { DoubtList, DoubtsProvider } from "./doubts";
import { SectionList } from "./section-list";
import { Summary } from "./summary";

export type Picking = { lit: string | null; onPick: (path: string) => void; sources: Mark[] };
type Props = Picking & {
  sheet: z.output<typeof SdsDocumentDetail>;
  sections: Sections;
};

const tabs = ["summary", "composition", "sections", "doubts"] as const;

/** What was read: the summary, the composition, the sixteen sections, and what is in doubt. */
export function SheetData({ sheet, sections, ...picking }: Props) {
  const t = useTranslations("sheet");
  const [tab, setTab] = useQueryState("tab", parseAsStringLiteral(tabs).withDefault("summary"));
  const doubts = Object.entries(sheet.errors);
  return (
    <DoubtsProvider doubts={doubts}>
      <Tabs
        value={tab}
        onChange={(value) => void setTab(tabs.find((name) => name === value) ?? "summary")}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(name, { count: doubts.length })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="summary">
          <Summary sheet={sheet} sections={sections} {...picking} />
        </Tabs.Panel>
        <Tabs.Panel value="composition">
          <Composition components={sheet.components} {...picking} />
        </Tabs.Panel>
        <Tabs.Panel value="sections">
          <SectionList sections={sections} {...picking} />
        </Tabs.Panel>
        <Tabs.Panel value="doubts">
          <DoubtList />
        </Tabs.Panel>
      </Tabs>
    </DoubtsProvider>
  );
}
