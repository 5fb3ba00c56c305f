"use client";

import { Anchor, Badge, Button, Group, Paper, Stack, Table, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { useHazardCodes } from "@/components/hazard-codes";
import { Pictograms } from "@/components/pictograms";
import { useRights } from "@/components/rights";
import { SignalWord } from "@/components/signal-word";
import type { Contents } from "./workplace-screen";

const AddProducts = dynamic(() => import("./add-products").then((file) => file.AddProducts), { ssr: false });

type Props = { workplace: Contents["workplace"]; products: Contents["products"] };

/** The products at the workplace with their hazards, amounts, and whether they are assessed. */
export function PlacedProducts({ workplace, products }: Props) {
  const t = useTranslations("workplaces");
  const { canWrite } = useRights();
  const [isAdding, { open, close }] = useDisclosure(false);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="contents">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5" id="contents">
          {t("contents", { count: products.length })}
        </Title>
        {canWrite && (
          <Button size="xs" onClick={open}>
            {t("add")}
          </Button>
        )}
      </Group>
      {products.length === 0 && <Text c="dimmed">{t("nothingHere")}</Text>}
      {products.length > 0 && (
        <Table verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("product")}</Table.Th>
              <Table.Th visibleFrom="sm">{t("hazards")}</Table.Th>
              <Table.Th>{t("amount")}</Table.Th>
              <Table.Th visibleFrom="md">{t("assessments")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {products.map((placed) => (
              <PlacedRow key={placed.product.id} placed={placed} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {isAdding && (
        <AddProducts
          workplaceId={workplace.id}
          held={products.map(({ product }) => product.id)}
          onClose={close}
        />
      )}
    </Paper>
  );
}

function PlacedRow({ placed }: { placed: Contents["products"][number] }) {
  const t = useTranslations("workplaces");
  const format = useFormatter();
  const codesOf = useHazardCodes();
  const { product, totals } = placed;
  const { sds } = product;
  return (
    <Table.Tr>
      <Table.Td>
        <Stack gap={2}>
          <Anchor component={Link} href={`/products/${product.id}?tab=stock`} fw={600}>
            {product.display_name ?? sds?.product_name ?? sds?.file_name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {sds ? codesOf(sds.h_codes, placed.hazards) : t("awaiting")}
          </Text>
        </Stack>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Group gap="xs">
          <SignalWord word={sds?.signal_word ?? null} />
          <Pictograms codes={sds?.pictograms ?? []} />
        </Group>
      </Table.Td>
      <Table.Td>
        {totals.map(({ unit, amount }) => (
          <Text key={unit} size="sm" style={{ whiteSpace: "nowrap" }}>
            {format.number(amount, { maximumFractionDigits: 3 })} {unit}
          </Text>
        ))}
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Group gap={4}>
          <Mark name="RECESS" isThere={placed.has_recess} />
          <Mark name="EMKG" isThere={placed.has_emkg} />
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function Mark({ name, isThere }: { name: string; isThere: boolean }) {
  const t = useTranslations("workplaces");
  return (
    <Badge variant="light" color={isThere ? "teal" : "gray"}>
      {name} {isThere ? "✓" : t("missing")}
    </Badge>
  );
}
