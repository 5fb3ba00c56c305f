"use client";

import { Alert, Anchor, Grid, Paper, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { callApi } from "@/components/api";
import { useConditionalText } from "@/components/use-conditional-text";
import { useLanguageName } from "@/components/use-language-name";
import type { getDocument } from "@/lib/holdings/documents/operations";
import { OwnFields } from "./own-fields";
import type { Detail } from "./product-name";
import type { HazardText } from "./product-screen";

type Props = { product: Detail; statements: HazardText[] };

/** The hazards in words, the facts one looks up, and what the team says of the product itself. */
export function Overview({ product, statements }: Props) {
  const t = useTranslations("product");
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack>
          {product.sds ? (
            <>
              <Hazards statements={statements} />
              <SheetFacts product={product} sds={product.sds} />
            </>
          ) : (
            <Alert color="yellow" title={t("awaiting")}>
              <Anchor component={Link} href={`/products/${product.id}?tab=sheets`} size="sm">
                {t("awaitingLead")}
              </Anchor>
            </Alert>
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <OwnFields product={product} />
      </Grid.Col>
    </Grid>
  );
}

function Hazards({ statements }: { statements: HazardText[] }) {
  const t = useTranslations("product");
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="hazards">
      <Title order={2} size="h5" mb="xs" id="hazards">
        {t("hazards")}
      </Title>
      {statements.length === 0 && <Text size="sm">{t("noHazards")}</Text>}
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
    </Paper>
  );
}

type Sds = NonNullable<Detail["sds"]>;

function SheetFacts({ product, sds }: { product: Detail; sds: Sds }) {
  const t = useTranslations("product");
  const columns = useTranslations("columns");
  const states = useTranslations("physicalStates");
  const format = useFormatter();
  const languageName = useLanguageName();
  const conditional = useConditionalText();
  const sheet = useQuery({
    queryKey: ["sheet", sds.document_id],
    queryFn: ({ signal }) => callApi<typeof getDocument>(`/v1/sds/${sds.document_id}`, { signal }),
  }).data?.data;
  const doubts = Object.keys(sheet?.errors ?? {}).length;
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
    [
      columns("revision_date"),
      sds.revision_date && format.dateTime(new Date(sds.revision_date), { dateStyle: "long" }),
    ],
    [columns("language"), sds.language && languageName(sds.language)],
  ];
  return (
    <Paper withBorder p="md" component="section" aria-label={t("facts")}>
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
      {doubts > 0 && (
        <Anchor
          component={Link}
          href={`/sheets/${product.sds?.document_id}?tab=doubts`}
          size="sm"
          display="inline-block"
          mt="xs"
        >
          {t("doubts", { count: doubts })}
        </Anchor>
      )}
    </Paper>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <Anchor href={`tel:${number.replace(/[^\d+]/g, "")}`} display="block" size="sm">
      {number}
    </Anchor>
  );
}
