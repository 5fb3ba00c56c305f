"use client";

import { Accordion, Stack, Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { valueText } from "@/components/value-text";
import type { Sections } from "@/lib/sheet/schema";
import { sectionKey, structureNames } from "@/lib/sheet/section-keys";
import { plainName } from "./paths";
import type { Picking } from "./sheet-data";
import { ValueButton } from "./value-button";

type Props = Picking & { sections: Sections };

/** The sixteen sections: the values read in each, then its text. */
export function SectionList({ sections, ...picking }: Props) {
  const t = useTranslations("sectionTitles");
  const numbers = Array.from({ length: 16 }, (_, i) => i + 1);
  return (
    <Accordion multiple variant="contained">
      {numbers.map((number) => (
        <Accordion.Item key={number} value={String(number)}>
          <Accordion.Control>
            {number}. {t(String(number))}
          </Accordion.Control>
          <Accordion.Panel>
            <SectionBody number={number} section={sections[sectionKey(number)]} {...picking} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

type BodyProps = Picking & { number: number; section: Record<string, unknown> | undefined };

function SectionBody({ number, section, ...picking }: BodyProps) {
  const t = useTranslations("sheet");
  if (!section || Object.keys(section).length === 0) return <Text c="dimmed">{t("sectionMissing")}</Text>;
  const fields = Object.entries(section).filter(([name]) => !structureNames.includes(name));
  return (
    <Stack>
      {fields.length > 0 && (
        <Table>
          <Table.Tbody>
            {fields.map(([name, value]) => (
              <FieldRow key={name} name={name} path={`section${number}.${name}`} value={value} {...picking} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Text size="sm" style={{ whiteSpace: "pre-wrap" }}>
        {String(section.text ?? "")}
      </Text>
    </Stack>
  );
}

function FieldRow({
  name,
  path,
  value,
  ...picking
}: Picking & { name: string; path: string; value: unknown }) {
  const t = useTranslations("fields");
  const entries = Array.isArray(value)
    ? value.map((entry: unknown, i) => [`${path}[${i}]`, entry] as const)
    : [[path, value] as const];
  const shown = entries.map(([at, entry]) => [at, valueText(entry)] as const).filter(([, text]) => text);
  if (!shown.length) return null;
  return (
    <Table.Tr>
      <Table.Th scope="row" w="35%" fw={500} c="dimmed" style={{ verticalAlign: "top" }}>
        {t.has(name) ? t(name) : plainName(name)}
      </Table.Th>
      <Table.Td>
        <Stack gap={2} align="flex-start">
          {shown.map(([at, text]) => (
            <ValueButton key={at} path={at} {...picking}>
              {text}
            </ValueButton>
          ))}
        </Stack>
      </Table.Td>
    </Table.Tr>
  );
}
