"use client";

import { Kbd, Modal, Table } from "@mantine/core";
import { useTranslations } from "next-intl";

const keys = [
  ["palette", "Ctrl K"],
  ["search", "/"],
  ["help", "?"],
  ["walk", "↑ ↓"],
  ["select", "Space"],
  ["preview", "→"],
  ["open", "Enter"],
  ["column", "Alt ← →"],
  ["close", "Esc"],
] as const;

/** What the keys do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("keys");
  return (
    <Modal opened onClose={onClose} title={t("title")} closeButtonProps={{ "aria-label": t("done") }}>
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
