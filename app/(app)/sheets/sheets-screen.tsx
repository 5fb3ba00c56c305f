"use client";

import { Stack } from "@mantine/core";
import { UploadList } from "@/components/uploads/upload-list";
import { UploadZone } from "@/components/uploads/upload-zone";
import { SheetList } from "./sheet-list";

/** Drop sheets, watch them being read, find them again. */
export function SheetsScreen({ canUpload }: { canUpload: boolean }) {
  return (
    <Stack gap="lg">
      {canUpload && <UploadZone />}
      <UploadList />
      <SheetList />
    </Stack>
  );
}
