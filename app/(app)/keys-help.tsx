"use client";

import { useDisclosure, useHotkeys } from "@mantine/hooks";
import dynamic from "next/dynamic";

const KeysDialog = dynamic(() => import("./keys-dialog").then((file) => file.KeysDialog), { ssr: false });

/** `?` says what the keys do, and `/` goes to the search of the screen. */
export function KeysHelp() {
  const [isOpen, { open, close }] = useDisclosure(false);
  useHotkeys([
    ["shift+?", open],
    ["?", open],
    ["/", () => document.querySelector<HTMLInputElement>("main input[type=search]")?.focus()],
  ]);
  return isOpen && <KeysDialog onClose={close} />;
}
