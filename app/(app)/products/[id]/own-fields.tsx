"use client";

import { Button, Group, Paper, Stack, Table, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";
import { useRights } from "@/components/rights";
import { useWrite } from "@/components/use-write";
import type { updateProduct } from "@/lib/library/products/operations";
import type { Detail } from "./product-name";

const fields = ["display_name", "supplier", "sku", "ean"] as const;

/** What the team itself says of the product; a reader sees it as text. */
export function OwnFields({ product }: { product: Detail }) {
  const t = useTranslations("product");
  const columns = useTranslations("columns");
  const { canWrite } = useRights();
  const initialValues = Object.fromEntries(fields.map((name) => [name, product[name] ?? ""]));
  const form = useForm<Record<string, string>>({ initialValues });
  useLeaveGuard(form.isDirty());
  const save = useWrite(
    (values: Record<string, string>) =>
      callApi<typeof updateProduct>(`/v1/products/${product.id}`, {
        method: "PATCH",
        body: Object.fromEntries(fields.map((name) => [name, values[name]?.trim() || null])),
      }),
    {
      stale: [["product", product.id], ["products"], ["history", product.id]],
      onDone: () => form.resetDirty(),
    },
  );
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="own-fields">
      <Title order={2} size="h5" mb="xs" id="own-fields">
        {t("own")}
      </Title>
      {!canWrite && (
        <Table>
          <Table.Tbody>
            {fields.map((name) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" w="40%" fw={500} c="dimmed">
                  {columns(name)}
                </Table.Th>
                <Table.Td>{product[name] ?? <Text c="dimmed">–</Text>}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {canWrite && (
        <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
          <Stack gap="xs">
            {fields.map((name) => (
              <TextInput key={name} label={columns(name)} maxLength={200} {...form.getInputProps(name)} />
            ))}
            <Group justify="flex-end">
              <Button type="submit" size="xs" disabled={!form.isDirty()} loading={save.isPending}>
                {t("save")}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Paper>
  );
}
