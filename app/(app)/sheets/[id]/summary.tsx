"use client";

import { Paper, Stack, Table, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { z } from "zod";
import { useDates } from "@/i18n/use-dates";
import type { SdsDocumentDetail } from "@/lib/holdings/documents/schema";
import type { Sections } from "@/lib/sheet/schema";
import { DoubtsAt, useIsDoubtful } from "./doubts";
import type { Picking } from "./sheet-data";
import { ValueButton } from "./value-button";

type Props = Picking & { sheet: z.output<typeof SdsDocumentDetail>; sections: Sections };

/** What one looks up first: what it is, who makes it, what it does, whom to call. */
export function Summary({ sheet, sections, ...picking }: Props) {
  const t = useTranslations("fields");
  const isDoubtful = useIsDoubtful();
  const dates = useDates();
  const date = sheet.revision_date && dates.longDay(sheet.revision_date);
  const rows: [name: string, path: string, value: ReactNode][] = [
    [t("product_name"), "section1.product_name", sheet.product_name],
    [t("cas_number"), "section1.cas_number", sheet.cas_number],
    [t("ec_number"), "section1.ec_number", sheet.ec_number],
    [t("revision_date"), "section1.revision_date", date],
    [t("supplier"), "section1.supplier.name", sheet.supplier.name],
    [t("address"), "section1.supplier.address", sheet.supplier.address],
    [t("phone"), "section1.supplier.phone", sheet.supplier.phone],
    [t("email"), "section1.supplier.email", sheet.supplier.email],
    ...sheet.emergency_contacts.map((contact, i): [string, string, ReactNode] => [
      t("emergency_phone"),
      `section1.emergency_contacts[${i}]`,
      [contact.phone, contact.organization, contact.hours].filter(Boolean).join(" · "),
    ]),
  ];
  return (
    <Stack>
      <Paper withBorder p="xs">
        <Table>
          <Table.Tbody>
            {rows
              .filter(([, path, value]) => value || isDoubtful(path))
              .map(([name, path, value]) => (
                <Table.Tr key={path}>
                  <Table.Th scope="row" w="35%" fw={500} c="dimmed">
                    {name}
                  </Table.Th>
                  <Table.Td>
                    <ValueButton path={path} {...picking}>
                      {value || "–"}
                    </ValueButton>
                  </Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </Paper>
      <Statements section={sections.section2} field="hazard_statements" {...picking} />
      <Statements section={sections.section2} field="precautionary_statements" {...picking} />
    </Stack>
  );
}

type StatementsProps = Picking & {
  section: Sections["section2"];
  field: "hazard_statements" | "precautionary_statements";
};

function Statements({ section, field, ...picking }: StatementsProps) {
  const t = useTranslations("fields");
  const statements = section?.[field] ?? [];
  const isDoubtful = useIsDoubtful();
  if (!statements.length && !isDoubtful(`section2.${field}`)) return null;
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h5" mb="xs">
        {t(field)}
      </Title>
      {!statements.length && <DoubtsAt path={`section2.${field}`} />}
      <Table>
        <Table.Tbody>
          {statements.map(({ code, text }, i) => (
            <Table.Tr key={`${code} ${text}`}>
              <Table.Th scope="row" fw={700} w={120}>
                {code}
              </Table.Th>
              <Table.Td>
                <ValueButton path={`section2.${field}[${i}]`} {...picking}>
                  {text || <Text component="span">{code}</Text>}
                </ValueButton>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
