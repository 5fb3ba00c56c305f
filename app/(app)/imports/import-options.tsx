"use client";

import { Checkbox, Group, Select } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { Choices, ImportKind } from "@/lib/library/imports/schema";

type Props = { kind: ImportKind; choices: Choices; onChange: (choices: Choices) => void };

const decimals = ["auto", "comma", "point"] as const;
const stocks = ["add", "replace"] as const;

/** What the headings alone do not tell. */
export function ImportOptions({ kind, choices, onChange }: Props) {
  const t = useTranslations("imports");
  const set = (part: Partial<Choices>) => onChange({ ...choices, ...part });
  return (
    <Group align="flex-end" gap="md">
      {kind !== "workplaces" && (
        <Select
          label={t("decimal")}
          w={220}
          allowDeselect={false}
          data={decimals.map((value) => ({ value, label: t(`decimals.${value}`) }))}
          value={choices.decimal}
          onChange={(value) => set({ decimal: decimals.find((one) => one === value) })}
        />
      )}
      {kind === "quantities" && (
        <>
          <Select
            label={t("stock")}
            w={{ base: "100%", xs: 360 }}
            allowDeselect={false}
            data={stocks.map((value) => ({ value, label: t(`stocks.${value}`) }))}
            value={choices.stock}
            onChange={(value) => set({ stock: stocks.find((one) => one === value) })}
          />
          <Checkbox
            label={t("createMissing")}
            checked={choices.create_missing}
            onChange={(event) => set({ create_missing: event.currentTarget.checked })}
            pb={6}
          />
        </>
      )}
      <Checkbox
        label={t("allOrNothing")}
        checked={choices.all_or_nothing || choices.stock === "replace"}
        disabled={choices.stock === "replace"}
        onChange={(event) => set({ all_or_nothing: event.currentTarget.checked })}
        pb={6}
      />
    </Group>
  );
}
