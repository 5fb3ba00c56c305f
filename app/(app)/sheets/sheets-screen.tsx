"use client";

import { Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { SheetList } from "./sheet-list";
import { UploadList } from "./upload-list";
import { UploadZone } from "./upload-zone";
import { useUploads } from "./uploads";

/** Drop sheets, watch them being read, find them again. */
export function SheetsScreen({ canUpload }: { canUpload: boolean }) {
  const client = useQueryClient();
  const uploads = useUploads(() => void client.invalidateQueries({ queryKey: ["sheets"] }));
  return (
    <Stack gap="lg">
      {canUpload && <UploadZone onFiles={uploads.add} />}
      <UploadList uploads={uploads.list} onRetry={uploads.retry} onClear={uploads.clear} />
      <SheetList />
    </Stack>
  );
}
