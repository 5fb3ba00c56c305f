"use client";

import { Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { HazardState } from "@/lib/sheet/hazard-states";
import type { HazardText } from "../product-screen";
import { Part } from "./part";

type Props = { statements: HazardText[]; state: HazardState | null };

/** The hazard statements in words. Nothing read is told from nothing there: only what is known has none. */
export function Hazards({ statements, state }: Props) {
  const t = useTranslations("product");
  const states = useTranslations("hazardStates");
  return (
    <Part title={t("hazards")}>
      {statements.length === 0 && (
        <Text size="sm">{state && state !== "known" ? states(state) : t("noHazards")}</Text>
      )}
      <Table>
        <Table.Tbody>
          {statements.map(({ code, text }) => (
            <Table.Tr key={code}>
              <Table.Th scope="row" w={110} fw={700}>
                {code}
              </Table.Th>
              <Table.Td>{text ?? <Text c="dimmed">{t("notInClp")}</Text>}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Part>
  );
}
