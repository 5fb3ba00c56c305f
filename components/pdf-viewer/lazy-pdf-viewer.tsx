"use client";

import { Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";

/** The viewer of PDFs, fetched when a file is opened. */
export const LazyPdfViewer = dynamic(() => import("./pdf-viewer").then(({ PdfViewer }) => PdfViewer), {
  ssr: false,
  loading: () => <Skeleton h="100%" mih={240} />,
});
