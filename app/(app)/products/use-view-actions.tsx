"use client";

import { useTranslations } from "next-intl";
import { showNotice } from "@/components/notices/notices";
import { useUndoNotice } from "@/components/use-undo-notice";
import type { SavedViews, View } from "./use-saved-views";
import { type SetLibraryView, stateOf } from "./view";

/** What is done to a saved view, each with a notice; a deleted one comes back whole. */
export function useViewActions(saved: SavedViews, setView: SetLibraryView) {
  const t = useTranslations("views");
  const showUndo = useUndoNotice();
  return {
    keep: (view: View, query: string) =>
      saved.update.mutate(
        { id: view.id, query },
        { onSuccess: () => showNotice({ message: t("saved", { name: view.name }) }) },
      ),
    openWith: (view: View | null) =>
      saved.setDefault.mutate(view?.id ?? null, {
        onSuccess: () => {
          const message = view ? t("defaultSet", { name: view.name }) : t("defaultCleared");
          showNotice({ message });
        },
      }),
    remove: (view: View) =>
      saved.remove.mutate(view, {
        onSuccess: () => {
          void setView({ view: null });
          showUndo(t("deleted", { name: view.name }), () =>
            saved.create.mutate(
              { name: view.name, shared: view.shared, query: view.query },
              { onSuccess: ({ data }) => void setView(stateOf(data.query, data.id)) },
            ),
          );
        },
      }),
  };
}
