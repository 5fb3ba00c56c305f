"use client";

import { Box } from "@mantine/core";
import { useState } from "react";
import { UploadList } from "./upload-list";

const narrow = "(max-width: 48em)";

/** What was uploaded, at the edge of screens that do not show it themselves; its lines fold away from what they hide. */
export function UploadTray() {
  const [isFolded, setIsFolded] = useState(() => window.matchMedia(narrow).matches);
  return (
    <Box
      data-tray
      pos="fixed"
      bottom={16}
      right={16}
      w="min(420px, calc(100vw - 32px))"
      style={{ zIndex: 150 }}
    >
      <UploadList fold={{ isFolded, toggle: () => setIsFolded(!isFolded) }} />
    </Box>
  );
}
