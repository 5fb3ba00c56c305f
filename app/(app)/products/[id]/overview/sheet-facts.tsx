"use client";

import { Anchor, Table } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useConditionalText } from "@/components/use-conditional-text";
import { useLanguageName } from "@/components/use-language-name";
import type { Detail } from "../product-name";
import { Part } from "./part";
import { useSheetParts } from "./use-sheet-parts";

type Sds = NonNullable<Detail["sds"]>;

/** The facts one looks up. */
export function SheetFacts({ sds }: { sds: Sds }) {
  const t = useTranslations("product");
  const columns = useTranslations("columns");
  const states = useTranslations("physicalStates");
  const languageName = useLanguageName();
  const conditional = useConditionalText();
  const sheet = useSheetParts(sds.document_id).sheet.data?.data;
  const classes = Object.entries(sds.transport).flatMap(([mode, given]) =>
    given?.class
      ? [`${mode.toUpperCase()} ${given.class}${given.packing_group ? `, ${given.packing_group}` : ""}`]
      : [],
  );
  const { enrichments } = sds;
  const rows: [string, ReactNode][] = [
    [columns("manufacturer"), sds.manufacturer],
    [
      t("emergency"),
      sheet?.emergency_contacts.map(({ phone }) => phone && <Phone key={phone} number={phone} />),
    ],
    [columns("cas_number"), sds.cas_number],
    [columns("ec_number"), sds.ec_number],
    [
      columns("physical_state"),
      sds.physical_state &&
        (states.has(sds.physical_state) ? states(sds.physical_state) : sds.physical_state),
    ],
    [columns("flash_point"), sds.flash_point?.text],
    [columns("un_number"), sds.un_number && `UN ${sds.un_number}`],
    [columns("transport_classes"), classes.join(" · ")],
    [columns("water_hazard_class"), enrichments.water_hazard_class?.value],
    [columns("storage_class"), enrichments.storage_class?.value],
    [
      columns("cmr"),
      enrichments.cmr
        ?.map(({ categories, condition }) => conditional(categories.join(", "), condition))
        .join(", "),
    ],
    [columns("candidate_list"), enrichments.candidate_list?.hits.map(({ name }) => name).join(", ")],
    [columns("language"), sds.language && languageName(sds.language)],
  ];
  return (
    <Part title={t("facts")}>
      <Table>
        <Table.Tbody>
          {rows
            .filter(([, value]) => (Array.isArray(value) ? value.some(Boolean) : value))
            .map(([name, value]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" w="38%" fw={500} c="dimmed">
                  {name}
                </Table.Th>
                <Table.Td>{value}</Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </Part>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <Anchor href={`tel:${number.replace(/[^\d+]/g, "")}`} display="block" size="sm">
      {number}
    </Anchor>
  );
}
