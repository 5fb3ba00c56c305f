"use client";

import { Group, List, Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Pictograms } from "@/components/pictograms";
import { valueText } from "@/components/value-text";
import type { CriticalPath } from "@/lib/sheet/critical-paths";
import type { Component, EmergencyContact, ExposureLimit, Statement } from "@/lib/sheet/values";
import { type ClassChoice, listOf, textOf } from "./choices";
import { classesText, rowOf } from "./editors/component-rows";

type Props = { path: CriticalPath; value: unknown; texts: ReadonlyMap<string, string> };

/** A value as a person reads it; codes with their wording. */
export function ShownValue({ path, value, texts }: Props) {
  const signalWords = useTranslations("signalWords");
  switch (path) {
    case "section2.signal_word":
      return (
        <Text size="sm">{signalWords.has(textOf(value)) ? signalWords(textOf(value)) : textOf(value)}</Text>
      );
    case "section2.hazard_statements":
      return (
        <Lines
          lines={listOf<Statement>(value).map(({ code, text }) => [code, text ?? texts.get(code ?? "")])}
        />
      );
    case "section2.classifications":
      return <Lines lines={listOf<ClassChoice>(value).map((one) => [classesText([one])])} />;
    case "section2.pictograms":
      return <Pictograms codes={listOf<string>(value)} size={40} />;
    case "section3.components":
      return <Components components={listOf<Component>(value)} />;
    case "section1.emergency_contacts":
      return (
        <Lines
          lines={listOf<EmergencyContact>(value).map(({ phone, organization, hours }) => [
            phone,
            [organization, hours].filter(Boolean).join(" · "),
          ])}
        />
      );
    case "section8.exposure_limits":
      return <Limits limits={listOf<ExposureLimit>(value)} />;
    default:
      return (
        <Text size="sm" lineClamp={6} style={{ whiteSpace: "pre-line" }}>
          {valueText(value)}
        </Text>
      );
  }
}

function Lines({ lines }: { lines: (string | null | undefined)[][] }) {
  return (
    <List listStyleType="none" size="sm">
      {lines.map(([first, second]) => (
        <List.Item key={`${first} ${second}`}>
          <Group gap={8} align="baseline" wrap="nowrap">
            <Text component="span" size="sm" fw={600} style={{ flex: "none" }}>
              {first}
            </Text>
            {second && (
              <Text component="span" size="sm">
                {second}
              </Text>
            )}
          </Group>
        </List.Item>
      ))}
    </List>
  );
}

function Components({ components }: { components: Component[] }) {
  return (
    <Table verticalSpacing={2} horizontalSpacing={6}>
      <Table.Tbody>
        {components.map(rowOf).map(({ name, cas, amount, classes }) => (
          <Table.Tr key={`${name} ${cas} ${amount}`}>
            <Table.Td>
              {name}
              <Text size="xs" c="dimmed">
                {cas}
              </Text>
            </Table.Td>
            <Table.Td style={{ whiteSpace: "nowrap" }}>{amount}</Table.Td>
            <Table.Td>
              <Text size="xs">{classes}</Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Limits({ limits }: { limits: ExposureLimit[] }) {
  const t = useTranslations("review");
  const numbers = ({ twa, stel, ceiling, unit }: ExposureLimit) =>
    [twa, stel, ceiling]
      .map(
        (number, i) =>
          number !== null &&
          number !== undefined &&
          `${t(["twa", "stel", "ceiling"][i] ?? "twa")} ${number} ${unit}`,
      )
      .filter(Boolean)
      .join(" · ");
  return (
    <Lines
      lines={limits.map((limit) => [
        [limit.substance, limit.list].filter(Boolean).join(", "),
        numbers(limit),
      ])}
    />
  );
}
