"use client";

import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { useTranslations } from "next-intl";
import { ApiProblem, callApi } from "@/components/api";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";
import { useRights } from "@/components/rights";
import type { CustomGroup } from "@/components/use-custom-groups";
import { useWrite } from "@/components/use-write";
import type { writeCustomFields } from "@/lib/library/custom-fields/operations";
import { FieldInput } from "./field-input";

type Values = Record<string, unknown>;
type Props = { productId: string; group: CustomGroup; values: Values };

/** One group as a form; only what was changed is sent, and an emptied field is cleared. */
export function FieldGroup({ productId, group, values }: Props) {
  const t = useTranslations("customFields");
  const { canWrite } = useRights();
  const properties = Object.entries(group.schema.properties);
  const initialValues = Object.fromEntries(properties.map(([name]) => [name, values[name] ?? null]));
  const form = useForm<Values>({ initialValues });
  useLeaveGuard(form.isDirty());
  const save = useSave(form, productId, group.group_id);
  const submit = form.onSubmit((all) =>
    save.mutate(Object.fromEntries(Object.entries(all).filter(([name]) => form.isDirty(name)))),
  );
  return (
    <Paper withBorder p="md" component="section" aria-label={group.name}>
      <Title order={2} size="h5">
        {group.name}
      </Title>
      {group.schema.description && (
        <Text size="sm" c="dimmed">
          {group.schema.description}
        </Text>
      )}
      <form onSubmit={submit}>
        <Stack gap="xs" mt="xs">
          {properties.map(([name, schema]) => (
            <FieldInput
              key={name}
              name={name}
              schema={schema}
              isRequired={group.schema.required?.includes(name) ?? false}
              isReadOnly={!canWrite}
              value={form.getValues()[name]}
              error={form.errors[name]}
              onChange={(value) => form.setFieldValue(name, value)}
            />
          ))}
          {canWrite && (
            <Group justify="flex-end">
              <Button type="submit" size="xs" disabled={!form.isDirty()} loading={save.isPending}>
                {t("save")}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Paper>
  );
}

/** Writes changed fields; what does not fit is told at its field. */
function useSave(form: UseFormReturnType<Values>, productId: string, groupId: string) {
  return useWrite(
    async (changed: Values) => {
      try {
        return await callApi<typeof writeCustomFields>(`/v1/products/${productId}/custom-fields`, {
          method: "PATCH",
          body: { [groupId]: changed },
        });
      } catch (error) {
        if (error instanceof ApiProblem)
          form.setErrors(
            Object.fromEntries(
              error.errors.map(({ field, message }) => [field.split(".").pop() ?? "", message]),
            ),
          );
        throw error;
      }
    },
    {
      stale: [["product", productId], ["products"], ["facets"], ["history", productId]],
      onDone: () => form.resetDirty(),
    },
  );
}
