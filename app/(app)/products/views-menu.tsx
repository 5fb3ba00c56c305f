"use client";

import { Badge, Button, Menu, Text } from "@mantine/core";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type SavedViews, useSavedViews, type View } from "./use-saved-views";
import { useViewActions } from "./use-view-actions";
import { type LibraryView, type SetLibraryView, savedQuery, stateOf } from "./view";

const ViewDialog = dynamic(() => import("./view-dialog").then((file) => file.ViewDialog), { ssr: false });

type Props = { view: LibraryView; setView: SetLibraryView };

/** The saved views: which one is shown, another one, and keeping what is shown now. */
export function ViewsMenu({ view, setView }: Props) {
  const t = useTranslations("views");
  const saved = useSavedViews();
  const [dialog, setDialog] = useState<"new" | "edit" | null>(null);
  const active = saved.views.find(({ id }) => id === view.view) ?? null;
  const query = savedQuery(view);
  const isChanged = active !== null && query !== active.query;
  const actions = useViewActions(saved, setView);
  const show = (to: string, id: string) => void setView(stateOf(to, id));
  return (
    <>
      <Menu position="bottom-start" width={320}>
        <Menu.Target>
          <Button
            variant="default"
            size="sm"
            maw={240}
            aria-label={active ? t("current", { name: active.name }) : undefined}
          >
            <Text span display="block" truncate inherit>
              {active?.name ?? t("views")}
            </Text>
            {isChanged && (
              <Badge size="xs" ml={6} variant="light" color="gray" tt="none" style={{ flex: "none" }}>
                {t("changed")}
              </Badge>
            )}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="70vh" style={{ overflowY: "auto" }}>
          <Menu.Item onClick={() => show("", "standard")} fw={active ? 400 : 600}>
            {t("standard")}
          </Menu.Item>
          <ViewItems
            saved={saved}
            isShared={false}
            active={active}
            onPick={(one) => show(one.query, one.id)}
          />
          <ViewItems saved={saved} isShared active={active} onPick={(one) => show(one.query, one.id)} />
          <Menu.Divider />
          {active?.may_change && isChanged && (
            <Menu.Item onClick={() => actions.keep(active, query)}>
              {t("saveChanges", { name: active.name })}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => setDialog("new")}>{t("saveNew")}</Menu.Item>
          {active?.may_change && <Menu.Item onClick={() => setDialog("edit")}>{t("edit")}</Menu.Item>}
          {active && active.id !== saved.defaultId && (
            <Menu.Item onClick={() => actions.openWith(active)}>{t("makeDefault")}</Menu.Item>
          )}
          {saved.defaultId && (!active || active.id === saved.defaultId) && (
            <Menu.Item onClick={() => actions.openWith(null)}>{t("noDefault")}</Menu.Item>
          )}
          {active?.may_change && (
            <Menu.Item onClick={() => actions.remove(active)}>{t("delete", { name: active.name })}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog && (
        <ViewDialog
          view={dialog === "edit" ? active : null}
          onClose={() => setDialog(null)}
          onSave={async (fields) => {
            const kept = await (dialog === "edit" && active
              ? saved.update.mutateAsync({ id: active.id, ...fields })
              : saved.create.mutateAsync({ ...fields, query }));
            setDialog(null);
            void setView({ view: kept.data.id });
          }}
        />
      )}
    </>
  );
}

type ItemsProps = {
  saved: SavedViews;
  isShared: boolean;
  active: View | null;
  onPick: (view: View) => void;
};

function ViewItems({ saved, isShared, active, onPick }: ItemsProps) {
  const t = useTranslations("views");
  const views = saved.views.filter(({ shared }) => shared === isShared);
  if (!views.length) return null;
  return (
    <>
      <Menu.Label>{isShared ? t("shared") : t("own")}</Menu.Label>
      {views.map((one) => (
        <Menu.Item
          key={one.id}
          onClick={() => onPick(one)}
          fw={one.id === active?.id ? 600 : 400}
          aria-current={one.id === active?.id || undefined}
          rightSection={
            one.id === saved.defaultId ? (
              <Badge size="xs" variant="light" color="gray" tt="none">
                {t("isDefault")}
              </Badge>
            ) : undefined
          }
        >
          {one.name}
          {isShared && !one.mine && one.owner && (
            <Text size="xs" c="dimmed">
              {t("by", { name: one.owner })}
            </Text>
          )}
        </Menu.Item>
      ))}
    </>
  );
}
