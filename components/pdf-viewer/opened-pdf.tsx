"use client";

import type { PdfDocumentObject, PdfEngine } from "@embedpdf/models";
import { useState } from "react";
import type { ViewerProps } from "./pdf-viewer";
import { SearchBar } from "./search-bar";
import { Thumbnails } from "./thumbnails";
import { useTextSearch } from "./use-text-search";
import classes from "./viewer.module.css";
import { ViewerPages } from "./viewer-pages";
import { ViewerToolbar } from "./viewer-toolbar";

export type OpenProps = ViewerProps & {
  engine: PdfEngine<Blob>;
  document: PdfDocumentObject;
  documentId: string;
  file: Blob;
};

/** An open document: tools, thumbnails when asked for, and the pages. */
export function OpenedPdf(props: OpenProps) {
  const [hasThumbnails, setThumbnails] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const search = useTextSearch(props);
  const endSearch = () => {
    setSearching(false);
    search.ask("");
  };
  return (
    <>
      <ViewerToolbar
        {...props}
        hasThumbnails={hasThumbnails}
        onThumbnails={() => setThumbnails(!hasThumbnails)}
        isSearching={isSearching}
        onSearch={() => (isSearching ? endSearch() : setSearching(true))}
      />
      {isSearching && <SearchBar search={search} onClose={endSearch} />}
      <div className={classes.body}>
        {hasThumbnails && <Thumbnails documentId={props.documentId} />}
        <ViewerPages {...props} hits={search.hits} hit={search.hit} />
      </div>
    </>
  );
}
