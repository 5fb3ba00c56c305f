"use client";

import { Button, Group, NativeSelect, NumberInput, Select } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";
import { useRecipientTypes } from "@/components/use-recipient-types";
import { units } from "@/lib/workplaces/quantities/units";
import type { Stock } from "./use-stock";

type Props = {
  stock: Stock;
  /** Null: stock of the product itself. */
  workplaceId: string | null;
  onClose: () => void;
};

type Draft = {
  amount: number | string;
  unit: string;
  containers: number | string;
  recipientId: string | null;
};

/** A line that is being said: it is stored when amount, unit and number of containers are given and confirmed. */
export function StockDraft({ stock, workplaceId, onClose }: Props) {
  const t = useTranslations("stock");
  const types = useRecipientTypes();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const form = useForm<Draft>({
    initialValues: { amount: "", unit: "", containers: "", recipientId: null },
    validate: {
      amount: (amount) => (typeof amount === "number" ? null : t("sayAmount")),
      unit: (unit) => (unit ? null : t("sayUnit")),
      containers: (count) => (typeof count === "number" ? null : t("sayContainers")),
    },
  });
  useLeaveGuard(form.isDirty());
  const save = ({ amount, unit, containers, recipientId }: Draft) => {
    if (stock.add.isPending) return;
    const body = {
      amount: Number(amount),
      unit,
      container_count: Number(containers),
      recipient_id: recipientId,
      workplace_id: workplaceId,
    };
    stock.add.mutate(body, { onSuccess: onClose });
  };
  return (
    <form
      noValidate
      aria-label={t("newLine")}
      onSubmit={form.onSubmit(save)}
      onKeyDown={(event) => isToDiscard(event) && onClose()}
    >
      <Group align="flex-start" gap="sm" mt="sm">
        <NumberInput
          {...form.getInputProps("amount")}
          ref={first}
          size="xs"
          w={130}
          min={0}
          max={999_999_999.999}
          decimalScale={3}
          hideControls
          label={t("amount")}
        />
        <NativeSelect
          {...form.getInputProps("unit")}
          size="xs"
          w={110}
          label={t("unit")}
          data={[{ value: "", label: "–" }, ...units]}
        />
        <NumberInput
          {...form.getInputProps("containers")}
          size="xs"
          w={130}
          min={0}
          max={1_000_000}
          allowDecimal={false}
          hideControls
          label={t("containers")}
        />
        <Select
          {...form.getInputProps("recipientId")}
          size="xs"
          w={190}
          searchable
          clearable
          label={t("package")}
          data={types}
        />
      </Group>
      <Group gap="xs" mt="sm">
        <Button type="submit" size="xs" loading={stock.add.isPending}>
          {t("save")}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          {t("discard")}
        </Button>
      </Group>
    </form>
  );
}

/** Escape discards the line, unless it closes a list of choices. */
function isToDiscard({ key, target }: KeyboardEvent): boolean {
  const isListOpen = target instanceof Element && target.getAttribute("aria-expanded") === "true";
  return key === "Escape" && !isListOpen;
}
