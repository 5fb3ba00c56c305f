"use client";

import { Badge, Button, Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Answer, callApi } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import type { listCustomFieldGroups } from "@/lib/library/custom-fields/operations";
import { GroupEditor } from "./group-editor";

export type FieldGroup = Answer<typeof listCustomFieldGroups>["data"][number];

/** The team's groups of fields, each with its fields and its version. */
export function FieldGroups() {
  const t = useTranslations("settings");
  const { canAdminister } = useRights();
  const [editing, setEditing] = useState<FieldGroup | "new" | null>(null);
  const groups = useQuery({
    queryKey: ["field-groups"],
    queryFn: ({ signal }) => callApi<typeof listCustomFieldGroups>("/v1/custom-field-groups", { signal }),
  });
  if (groups.isError) return <ProblemAlert error={groups.error} onRetry={() => void groups.refetch()} />;
  if (!groups.data) return <Skeleton h={160} />;
  return (
    <Stack>
      {groups.data.data.length === 0 && <Text c="dimmed">{t("noGroups")}</Text>}
      {groups.data.data.map((group) => (
        <Paper key={group.id} withBorder p="md" component="section" aria-label={group.name}>
          <Group justify="space-between">
            <Group gap="xs">
              <Title order={2} size="h5">
                {group.name}
              </Title>
              <Badge variant="light" color="gray">
                {t("version", { version: group.version })}
              </Badge>
            </Group>
            {canAdminister && (
              <Button size="xs" variant="default" onClick={() => setEditing(group)}>
                {t("editGroup")}
              </Button>
            )}
          </Group>
          <Text size="sm" mt="xs">
            {Object.entries(group.schema.properties)
              .map(([name, field]) => field.title ?? name)
              .join(" · ")}
          </Text>
        </Paper>
      ))}
      {canAdminister && (
        <Group>
          <Button onClick={() => setEditing("new")}>{t("newGroup")}</Button>
        </Group>
      )}
      {editing && <GroupEditor group={editing === "new" ? null : editing} onClose={() => setEditing(null)} />}
    </Stack>
  );
}
