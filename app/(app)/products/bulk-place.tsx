"use client";

import { Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { AmountsTable } from "@/components/amounts/amounts-table";
import { usePlace } from "@/components/amounts/use-place";
import { PlaceDialog } from "./place-dialog";
import { type BulkActions, beside, placedAt } from "./use-bulk-actions";
import { useChangedRows } from "./use-changed-rows";
import type { ProductSelection } from "./use-selection";

type Props = { selection: ProductSelection; actions: BulkActions; onClose: () => void };

/** One call takes so many with their amounts; nobody fills in a longer table. */
const mostWithAmounts = 100;

/** Places what is chosen. */
export function BulkPlace({ selection, actions, onClose }: Props) {
  const t = useTranslations("products");
  if (!selection.isAll && selection.count <= mostWithAmounts)
    return <PlaceWithAmounts selection={selection} onClose={onClose} />;
  return (
    <PlaceDialog
      onClose={onClose}
      onPlace={(workplaceId) => {
        onClose();
        actions.place(workplaceId);
      }}
    >
      <Text size="sm" c="dimmed">
        {t("amountsLater", { most: mostWithAmounts })}
      </Text>
    </PlaceDialog>
  );
}

function PlaceWithAmounts({ selection, onClose }: Omit<Props, "actions">) {
  const changeRows = useChangedRows();
  const { place, isPending, ...amounts } = usePlace(({ productIds, workplaceId }) => {
    onClose();
    selection.clear();
    changeRows(productIds, placedAt(workplaceId));
  }, beside);
  return (
    <PlaceDialog
      onClose={onClose}
      isPending={isPending}
      onPlace={(workplaceId) => place(workplaceId, selection.ids)}
    >
      <AmountsTable
        products={selection.ids.map((id) => ({ id, name: selection.nameOf(id) }))}
        rows={amounts.rows}
        incomplete={amounts.incomplete}
        onChange={amounts.setRows}
      />
    </PlaceDialog>
  );
}
