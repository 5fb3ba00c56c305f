"use client";

import { Box } from "@mantine/core";
import { UploadList } from "./upload-list";

/** What was uploaded, at the edge of screens that do not show it themselves. */
export function UploadTray() {
  return (
    <Box pos="fixed" bottom={16} right={16} w="min(420px, calc(100vw - 32px))" style={{ zIndex: 300 }}>
      <UploadList />
    </Box>
  );
}
