"use client";

import { Skeleton, Stack, Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { concentrationText } from "@/components/concentration-text";
import { ProblemAlert } from "@/components/problem-alert";
import type { Component } from "@/lib/holdings/documents/schema";
import type { Detail } from "../product-name";
import { Part } from "./part";
import { useSheetParts } from "./use-sheet-parts";

type Sds = NonNullable<Detail["sds"]>;

const mostComponents = 6;
const routes = ["general", "inhalation", "skin_contact", "eye_contact", "ingestion"] as const;
const protections = ["respiratory", "hand", "eye", "skin"] as const;

/** What is in it, first aid and protection, as the sheet has them in its own language. */
export function SheetParts({ sds }: { sds: Sds }) {
  const t = useTranslations("product");
  const fields = useTranslations("fields");
  const { sheet, sections } = useSheetParts(sds.document_id);
  if (sections.isError)
    return <ProblemAlert error={sections.error} onRetry={() => void sections.refetch()} />;
  if (!sheet.data || !sections.data) return <Skeleton h={200} />;
  const { section4, section8 } = sections.data.data;
  const aid = routes.map((name) => [fields(name), section4?.[name]] as const);
  const protection = protections.map((name) => [fields(name), section8?.[name]] as const);
  const sectionsLink = { href: `/sheets/${sds.document_id}?tab=sections`, label: t("wholeSection") };
  return (
    <>
      <Composition components={sheet.data.data.components} documentId={sds.document_id} />
      <Part title={t("firstAid")} more={sectionsLink}>
        <Texts rows={aid} language={sds.language} nothing={t("notRead")} />
      </Part>
      <Part title={t("protection")} more={sectionsLink}>
        <Texts rows={protection} language={sds.language} nothing={t("notRead")} />
      </Part>
    </>
  );
}

type CompositionProps = { components: z.output<typeof Component>[]; documentId: string };

function Composition({ components, documentId }: CompositionProps) {
  const t = useTranslations("product");
  const words = useTranslations("composition");
  const more = {
    href: `/sheets/${documentId}?tab=composition`,
    label: t("allComponents", { count: components.length }),
  };
  return (
    <Part title={t("composition")} more={components.length > mostComponents ? more : undefined}>
      {components.length === 0 && <Text size="sm">{words("none")}</Text>}
      <Table>
        <Table.Tbody>
          {components.slice(0, mostComponents).map((component) => (
            <Table.Tr key={JSON.stringify(component)}>
              <Table.Td>
                {component.chemical_name ?? "–"}
                {component.cas_number && (
                  <Text size="xs" c="dimmed">
                    CAS {component.cas_number}
                  </Text>
                )}
              </Table.Td>
              <Table.Td style={{ whiteSpace: "nowrap" }}>{concentrationText(component)}</Table.Td>
              <Table.Td>
                {component.classifications.flatMap(({ hazard_code }) => hazard_code ?? []).join(", ")}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Part>
  );
}

type TextsProps = {
  rows: (readonly [string, string | null | undefined])[];
  language: string | null;
  nothing: string;
};

function Texts({ rows, language, nothing }: TextsProps) {
  const said = rows.filter(([, text]) => text);
  if (said.length === 0) return <Text size="sm">{nothing}</Text>;
  return (
    <Stack gap="xs">
      {said.map(([name, text]) => (
        <div key={name}>
          <Text size="sm" fw={700}>
            {name}
          </Text>
          <Text size="sm" lang={language ?? undefined} style={{ whiteSpace: "pre-wrap" }}>
            {text}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
