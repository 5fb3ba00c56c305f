"use client";

import { Anchor, Skeleton, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Link } from "@/components/link";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { useCustomGroups } from "@/components/use-custom-groups";
import { FieldGroup } from "./field-group";
import type { Detail } from "./product-name";

/** The team's own fields, as forms made from their schemas. */
export function FieldsTab({ product }: { product: Detail }) {
  const t = useTranslations("customFields");
  const { canAdminister } = useRights();
  const groups = useCustomGroups();
  if (groups.isError) return <ProblemAlert error={groups.error} onRetry={() => void groups.refetch()} />;
  if (!groups.data) return <Skeleton h={160} />;
  if (!groups.data.length)
    return (
      <Stack align="flex-start">
        <Text c="dimmed">{t("none")}</Text>
        {canAdminister && (
          <Anchor component={Link} href="/settings/fields" size="sm">
            {t("define")}
          </Anchor>
        )}
      </Stack>
    );
  return (
    <Stack maw={640}>
      {groups.data.map((group) => (
        <FieldGroup
          key={group.group_id}
          productId={product.id}
          group={group}
          values={product.custom_fields[group.group_id] ?? {}}
        />
      ))}
    </Stack>
  );
}
