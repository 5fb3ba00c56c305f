"use client";

import { Drawer } from "@mantine/core";
import { useTranslations } from "next-intl";
import { FacetPanel } from "./facet-panel";
import { Preview } from "./preview";
import type { LibraryView, SetLibraryView } from "./view";

type Props = {
  view: LibraryView;
  setView: SetLibraryView;
  areFiltersOpen: boolean;
  onCloseFilters: () => void;
};

/** On a narrow screen the filters and the preview come over the list. */
export function LibraryDrawers({ view, setView, areFiltersOpen, onCloseFilters }: Props) {
  const t = useTranslations("products");
  const closePreview = () => void setView({ open: null });
  return (
    <>
      <Drawer
        opened={areFiltersOpen}
        onClose={onCloseFilters}
        title={t("filters")}
        closeButtonProps={{ "aria-label": t("close") }}
      >
        <FacetPanel view={view} setView={setView} />
      </Drawer>
      <Drawer
        opened={Boolean(view.open)}
        onClose={closePreview}
        position="right"
        withCloseButton={false}
        attributes={{ content: { "aria-label": t("preview") } }}
      >
        {view.open && <Preview id={view.open} onClose={closePreview} />}
      </Drawer>
    </>
  );
}
