"use client";

import { Kbd, Modal, Table, Title } from "@mantine/core";
import { usePathname } from "next/navigation";
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

const reviewKeys = [
  ["confirm", "Enter"],
  ["edit", "E"],
  ["deny", "X"],
  ["undo", "U"],
  ["move", "↑ ↓"],
  ["save", "Ctrl Enter"],
  ["leave", "Esc"],
  ["release", "Ctrl Enter"],
] as const;

/** What the keys do; those of the review first, where one is. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("keys");
  const review = useTranslations("review");
  const isReview = /^\/sheets\/[^/]+\/review$/.test(usePathname() ?? "");
  return (
    <Modal opened onClose={onClose} title={t("title")} closeButtonProps={{ "aria-label": t("done") }}>
      {isReview && (
        <>
          <Title order={2} size="h6">
            {review("open")}
          </Title>
          <Keys keys={reviewKeys.map(([name, key]) => [review(`keys.${name}`), key])} />
        </>
      )}
      <Keys keys={keys.map(([name, key]) => [t(name), key])} />
    </Modal>
  );
}

function Keys({ keys: entries }: { keys: [words: string, key: string][] }) {
  return (
    <Table mb="sm">
      <Table.Tbody>
        {entries.map(([words, key]) => (
          <Table.Tr key={words}>
            <Table.Th scope="row" w={110}>
              <Kbd>{key}</Kbd>
            </Table.Th>
            <Table.Td>{words}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
