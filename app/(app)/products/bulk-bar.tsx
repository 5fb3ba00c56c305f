"use client";

import { Button, Group, Paper, Text } from "@mantine/core";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Link } from "@/components/link";
import { Menu } from "@/components/menu/menu";
import { MenuItem } from "@/components/menu/menu-parts";
import { useRights } from "@/components/rights";
import { mostInGroup } from "@/lib/printing/made/batch-limits";
import { useBulkActions } from "./use-bulk-actions";
import type { ProductSelection } from "./use-selection";

const BulkPlace = dynamic(() => import("./bulk-place").then((file) => file.BulkPlace), { ssr: false });
const BulkReject = dynamic(() => import("./bulk-reject").then((file) => file.BulkReject), { ssr: false });

type Props = { selection: ProductSelection; total: number; showsArchived: boolean };

/** What can be done with the chosen products together. */
export function BulkBar({ selection, total, showsArchived }: Props) {
  const t = useTranslations("products");
  const groupCard = useTranslations("groupCard");
  const decisions = useTranslations("decisions");
  const { canWrite } = useRights();
  const [asks, setAsks] = useState<"where" | "why" | null>(null);
  const actions = useBulkActions(selection);
  return (
    <Paper withBorder p="xs" role="region" aria-label={t("selection")} style={{ flex: "none" }}>
      <Group gap="xs">
        <Text size="sm" fw={600} aria-live="polite">
          {t("selected", { count: selection.count })}
        </Text>
        {!selection.isAll && total > selection.count && (
          <Button size="compact-sm" variant="subtle" onClick={selection.chooseAll}>
            {t("selectAll", { total })}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={selection.clear}>
          {t("selectNone")}
        </Button>
        {!selection.isAll && (
          <Button
            component={Link}
            href={`/labels?products=${selection.ids.join(",")}`}
            size="compact-sm"
            variant="default"
          >
            {t("labels")}
          </Button>
        )}
        {!selection.isAll && selection.count > 1 && selection.count <= mostInGroup && (
          <Button
            component={Link}
            href={`/safety-cards/group?products=${selection.ids.join(",")}`}
            size="compact-sm"
            variant="default"
          >
            {groupCard("title")}
          </Button>
        )}
        {canWrite && (
          <>
            <Button size="compact-sm" variant="default" onClick={() => setAsks("where")}>
              {t("place")}
            </Button>
            <Menu
              control={(props) => (
                <Button {...props} size="compact-sm" variant="default" loading={actions.isBusy}>
                  {t("decide")}
                </Button>
              )}
            >
              {(["Accept", "Review", "Reject"] as const).map((status) => (
                <MenuItem
                  key={status}
                  onClick={() => (status === "Reject" ? setAsks("why") : actions.decide(status))}
                >
                  {decisions(status)}
                </MenuItem>
              ))}
            </Menu>
            <Button
              size="compact-sm"
              variant="default"
              loading={actions.isBusy}
              onClick={() => actions.archive(!showsArchived)}
            >
              {showsArchived ? t("restore") : t("archive")}
            </Button>
          </>
        )}
      </Group>
      {asks === "where" && (
        <BulkPlace selection={selection} actions={actions} onClose={() => setAsks(null)} />
      )}
      {asks === "why" && (
        <BulkReject
          count={selection.count}
          onClose={() => setAsks(null)}
          onReject={(reason) => {
            setAsks(null);
            actions.decide("Reject", reason);
          }}
        />
      )}
    </Paper>
  );
}
