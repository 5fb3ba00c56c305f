"use client";

import { Button, Group, Select, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { useWorkplaces } from "@/components/use-workplaces";
import { useWrite } from "@/components/use-write";
import type { placeProducts } from "@/lib/workplaces/placements/operations";
import type { createLocation } from "@/lib/workplaces/workplaces/operations";

type Props = { productId: string; placed: string[] };

/** Places the product at one more workplace, or at a new one, so that it can be assessed there. */
export function PlaceAndAssess({ productId, placed }: Props) {
  const t = useTranslations("assessments");
  const workplaces = (useWorkplaces().data ?? []).filter(({ id }) => !placed.includes(id));
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState("");
  const place = useWrite(
    async () => {
      const workplace = chosen ?? (await makeWorkplace(name.trim()));
      const body = { product_ids: [productId] };
      return callApi<typeof placeProducts>(`/v1/workplaces/${workplace}/products`, { method: "POST", body });
    },
    {
      stale: [["assessments"], ["workplaces"], ["products"], ["product"]],
      onDone: () => {
        setChosen(null);
        setName("");
      },
    },
  );
  return (
    <Group align="flex-end" gap="xs">
      {workplaces.length > 0 && (
        <Select
          label={t("workplace")}
          searchable
          clearable
          clearButtonProps={{ "aria-label": t("allWorkplaces") }}
          data={workplaces.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {!chosen && (
        <TextInput
          label={workplaces.length > 0 ? t("newWorkplace") : t("workplace")}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <Button
        variant="default"
        disabled={!chosen && !name.trim()}
        loading={place.isPending}
        onClick={() => place.mutate(undefined)}
      >
        {t("placeHere")}
      </Button>
    </Group>
  );
}

async function makeWorkplace(name: string): Promise<string> {
  return (await callApi<typeof createLocation>("/v1/locations", { method: "POST", body: { name } })).data.id;
}
