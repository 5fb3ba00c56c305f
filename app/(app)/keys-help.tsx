"use client";

import { Kbd, Modal, Table } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { useTranslations } from "next-intl";

const keys = [
  ["palette", "Ctrl K"],
  ["search", "/"],
  ["help", "?"],
  ["walk", "↑ ↓"],
  ["select", "Space"],
  ["preview", "→"],
  ["open", "Enter"],
  ["close", "Esc"],
] as const;

/** What the keys do; `?` opens it, and `/` goes to the search of the screen. */
export function KeysHelp() {
  const t = useTranslations("keys");
  const [isOpen, { open, close }] = useDisclosure(false);
  useHotkeys([
    ["shift+?", open],
    ["?", open],
    ["/", () => document.querySelector<HTMLInputElement>("main input[type=search]")?.focus()],
  ]);
  return (
    <Modal opened={isOpen} onClose={close} title={t("title")} closeButtonProps={{ "aria-label": t("done") }}>
      <Table>
        <Table.Tbody>
          {keys.map(([name, key]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" w={110}>
                <Kbd>{key}</Kbd>
              </Table.Th>
              <Table.Td>{t(name)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
