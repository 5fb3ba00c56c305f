"use client";

import { Alert, List, Stack, Tabs, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import type { SdsDocumentDetail, Sections } from "@/lib/documents/schema";
import { Composition } from "./composition";
import { plainName } from "./paths";
import type { Source } from "./pdf-pane";
import { SectionList } from "./section-list";
import { Summary } from "./summary";

export type Picking = { lit: string | null; onPick: (path: string) => void; sources: Source[] };
type Props = Picking & {
  sheet: z.output<typeof SdsDocumentDetail>;
  sections: z.output<typeof Sections>;
};

/** What was read: the summary, the composition, the sixteen sections, and what is in doubt. */
export function SheetData({ sheet, sections, ...picking }: Props) {
  const t = useTranslations("sheet");
  const doubts = Object.entries(sheet.errors);
  return (
    <Tabs defaultValue="summary" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="summary">{t("summary")}</Tabs.Tab>
        <Tabs.Tab value="composition">{t("composition")}</Tabs.Tab>
        <Tabs.Tab value="sections">{t("sections")}</Tabs.Tab>
        <Tabs.Tab value="doubts">{t("doubts", { count: doubts.length })}</Tabs.Tab>
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
        <Doubts doubts={doubts} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Doubts({ doubts }: { doubts: [string, string][] }) {
  const t = useTranslations("sheet");
  const fields = useTranslations("fields");
  if (!doubts.length) return <Text c="dimmed">{t("noDoubts")}</Text>;
  return (
    <Stack>
      <Text size="sm">{t("doubtsLead")}</Text>
      <Alert color="yellow" p="sm">
        <List spacing="xs" size="sm">
          {doubts.map(([path, why]) => {
            const name =
              path
                .split(".")
                .pop()
                ?.replace(/\[\d+\]/g, "") ?? path;
            return (
              <List.Item key={path}>
                <b>{fields.has(name) ? fields(name) : plainName(name)}</b>: {why}
              </List.Item>
            );
          })}
        </List>
      </Alert>
    </Stack>
  );
}
