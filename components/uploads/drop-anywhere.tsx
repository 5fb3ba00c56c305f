"use client";

import { Center, Overlay, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { acceptFiles } from "./accepted-files";

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** Files can be let go over any screen; a place of a screen that takes them itself comes first. */
export function DropAnywhere() {
  const t = useTranslations("uploads");
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const out = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      acceptFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const watching = new AbortController();
    const { signal } = watching;
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("dragleave", out, { signal });
    window.addEventListener("drop", drop, { signal });
    return () => watching.abort();
  }, []);
  if (!isOver) return null;
  return (
    <Overlay fixed zIndex={400} backgroundOpacity={0.6} style={{ pointerEvents: "none" }}>
      <Center h="100%">
        <Text c="white" size="xl" fw={700}>
          {t("dropHere")}
        </Text>
      </Center>
    </Overlay>
  );
}
