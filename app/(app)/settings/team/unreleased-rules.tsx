"use client";

import { Fieldset, NativeSelect, SimpleGrid, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import type { TeamSettings } from "@/lib/access/settings/schema";
import { sheetUses, unreleasedRules } from "@/lib/sheet/unreleased-rules";

/** What happens where a sheet is used that nobody has released: chosen for each use apart. */
export function UnreleasedRules({ form }: { form: UseFormReturnType<z.output<typeof TeamSettings>> }) {
  const t = useTranslations("settings.unreleased");
  const rules = unreleasedRules.map((value) => ({ value, label: t(`rules.${value}`) }));
  return (
    <Fieldset legend={t("title")}>
      <Text size="sm" c="dimmed" mb="xs">
        {t("lead")}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {sheetUses.map((use) => (
          <NativeSelect
            key={use}
            label={t(`uses.${use}`)}
            data={rules}
            {...form.getInputProps(`unreleased.${use}`)}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}
