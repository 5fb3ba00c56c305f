"use client";

import { Checkbox, Group, Select } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Choices, type ImportKind } from "@/lib/imports/schema";

type Props = { kind: ImportKind; choices: Choices; onChange: (choices: Choices) => void };

const decimals = ["auto", "comma", "point"] as const;
const stocks = ["add", "replace"] as const;

/** What the headings alone do not tell. */
export function ImportOptions({ kind, choices, onChange }: Props) {
  const t = useTranslations("imports");
  if (kind === "workplaces") return null;
  const set = (part: object) => onChange(Choices.parse({ ...choices, ...part }));
  return (
    <Group align="flex-end" gap="md">
      <Select
        label={t("decimal")}
        w={220}
        allowDeselect={false}
        data={decimals.map((value) => ({ value, label: t(`decimals.${value}`) }))}
        value={choices.decimal}
        onChange={(decimal) => decimal && set({ decimal })}
      />
      {kind === "quantities" && (
        <>
          <Select
            label={t("stock")}
            w={{ base: "100%", xs: 360 }}
            allowDeselect={false}
            data={stocks.map((value) => ({ value, label: t(`stocks.${value}`) }))}
            value={choices.stock}
            onChange={(stock) => stock && set({ stock })}
          />
          <Checkbox
            label={t("createMissing")}
            checked={choices.create_missing}
            onChange={(event) => set({ create_missing: event.currentTarget.checked })}
            pb={6}
          />
        </>
      )}
    </Group>
  );
}
