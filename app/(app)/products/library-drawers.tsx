"use client";

import { Drawer } from "@mantine/core";
import { useTranslations } from "next-intl";
import { FacetPanel } from "./facet-panel";
import type { ListRequest } from "./list-request";
import { Preview } from "./preview";
import type { LibraryView, SetLibraryView } from "./view";

type Props = {
  view: LibraryView;
  setView: SetLibraryView;
  request: ListRequest;
  areFiltersOpen: boolean;
  onCloseFilters: () => void;
};

/** On a narrow screen the filters and the preview come over the list. */
export function LibraryDrawers({ view, setView, request, areFiltersOpen, onCloseFilters }: Props) {
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
        <FacetPanel view={view} setView={setView} request={request} />
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
