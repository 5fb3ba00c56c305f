"use client";

import { Modal } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { PaletteSearch } from "./palette-search";
import type { EarlyLetters } from "./use-early-letters";

type Props = {
  places: readonly string[];
  /** How often it was asked for; each time it opens. */
  asked: number;
  /** What was typed before it was there. */
  early: EarlyLetters;
};

/** Leads anywhere by a few letters: to products, sheets, workplaces and screens. Ctrl or ⌘ and K opens it. */
export function CommandPalette({ places, asked, early }: Props) {
  const t = useTranslations("palette");
  const [isOpen, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens each time it is asked for
  useEffect(() => setIsOpen(true), [asked]);
  const close = () => setIsOpen(false);
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      withCloseButton={false}
      padding={0}
      size={600}
      yOffset={80}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { "aria-label": t("title") } }}
    >
      <PaletteSearch key={asked} places={places} early={early} onDone={close} />
    </Modal>
  );
}
