"use client";

import { Badge, Button, Text } from "@mantine/core";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Menu } from "@/components/menu/menu";
import { MenuDivider, MenuItem, MenuLabel } from "@/components/menu/menu-parts";
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
      <Menu
        width={320}
        control={(props) => (
          <Button
            {...props}
            variant="default"
            size="sm"
            maw={240}
            aria-label={active ? t("current", { name: active.name }) : undefined}
          >
            <ViewName active={active} isChanged={isChanged} />
          </Button>
        )}
      >
        <MenuItem onClick={() => show("", "standard")} isCurrent={!active}>
          {t("standard")}
        </MenuItem>
        <ViewItems saved={saved} isShared={false} active={active} onPick={(one) => show(one.query, one.id)} />
        <ViewItems saved={saved} isShared active={active} onPick={(one) => show(one.query, one.id)} />
        <MenuDivider />
        {active?.may_change && isChanged && (
          <MenuItem onClick={() => actions.keep(active, query)}>
            {t("saveChanges", { name: active.name })}
          </MenuItem>
        )}
        <MenuItem onClick={() => setDialog("new")}>{t("saveNew")}</MenuItem>
        {active?.may_change && <MenuItem onClick={() => setDialog("edit")}>{t("edit")}</MenuItem>}
        {active && active.id !== saved.defaultId && (
          <MenuItem onClick={() => actions.openWith(active)}>{t("makeDefault")}</MenuItem>
        )}
        {saved.defaultId && (!active || active.id === saved.defaultId) && (
          <MenuItem onClick={() => actions.openWith(null)}>{t("noDefault")}</MenuItem>
        )}
        {active?.may_change && (
          <MenuItem onClick={() => actions.remove(active)}>{t("delete", { name: active.name })}</MenuItem>
        )}
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

function ViewName({ active, isChanged }: { active: View | null; isChanged: boolean }) {
  const t = useTranslations("views");
  return (
    <>
      <Text span display="block" truncate inherit>
        {active?.name ?? t("views")}
      </Text>
      {isChanged && (
        <Badge size="xs" ml={6} variant="light" color="gray" tt="none" style={{ flex: "none" }}>
          {t("changed")}
        </Badge>
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
      <MenuLabel>{isShared ? t("shared") : t("own")}</MenuLabel>
      {views.map((one) => (
        <MenuItem
          key={one.id}
          onClick={() => onPick(one)}
          isCurrent={one.id === active?.id}
          mark={
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
        </MenuItem>
      ))}
    </>
  );
}
