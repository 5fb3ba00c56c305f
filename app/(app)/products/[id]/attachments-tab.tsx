"use client";

import {
  Anchor,
  Button,
  FileButton,
  Group,
  Select,
  Skeleton,
  Stack,
  Table,
  Text,
  TextInput,
} from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { callApi, toProblem } from "@/components/api";
import cards from "@/components/cards-table.module.css";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { useWrite } from "@/components/use-write";
import { attachmentTypes } from "@/lib/holdings/attachments/attachment-types";
import type { listProductAttachments } from "@/lib/holdings/attachments/operations";
import type { Detail } from "./product-name";

/** Files kept with the product's sheets. */
export function AttachmentsTab({ product }: { product: Detail }) {
  const t = useTranslations("attachments");
  const format = useFormatter();
  const { canWrite } = useRights();
  const list = useQuery({
    queryKey: ["attachments", product.id],
    queryFn: ({ signal }) =>
      callApi<typeof listProductAttachments>(`/v1/products/${product.id}/attachments`, { signal }),
  });
  if (list.isError) return <ProblemAlert error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <Stack>
      {canWrite && product.sds && (
        <AddAttachment productId={product.id} documentId={product.sds.document_id} />
      )}
      {!list.data && <Skeleton h={120} />}
      {list.data?.data.length === 0 && <Text c="dimmed">{t("none")}</Text>}
      {list.data && list.data.data.length > 0 && (
        <Table.ScrollContainer minWidth={0}>
          <Table verticalSpacing="sm" className={cards.cards}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("file")}</Table.Th>
                <Table.Th>{t("type")}</Table.Th>
                <Table.Th>{t("size")}</Table.Th>
                <Table.Th>{t("added")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.data.data.map((attachment) => (
                <Table.Tr key={attachment.id}>
                  <Table.Td>
                    <Anchor href={pathOf(attachment.download_url)} fw={600}>
                      {attachment.label ?? attachment.file_name}
                    </Anchor>
                    {attachment.label && (
                      <Text size="xs" c="dimmed">
                        {attachment.file_name}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td data-label={t("type")}>{t(`types.${attachment.type}`)}</Table.Td>
                  <Table.Td data-label={t("size")}>
                    {t("kilobytes", { size: Math.max(1, Math.round(attachment.file_size / 1024)) })}
                  </Table.Td>
                  <Table.Td data-label={t("added")}>
                    {format.dateTime(new Date(attachment.created_at), { dateStyle: "medium" })}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  );
}

/** A signed address of this very server, whatever name it is reached by. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const accepted = ".pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx,.txt";

function AddAttachment({ productId, documentId }: { productId: string; documentId: string }) {
  const t = useTranslations("attachments");
  const [type, setType] = useState("other");
  const [label, setLabel] = useState("");
  const add = useWrite((file: File) => send(file, documentId, type, label.trim()), {
    stale: [
      ["attachments", productId],
      ["history", productId],
    ],
    onDone: () => setLabel(""),
  });
  return (
    <Group align="flex-end">
      <Select
        label={t("type")}
        size="xs"
        allowDeselect={false}
        data={attachmentTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={type}
        onChange={(value) => setType(value ?? "other")}
      />
      <TextInput
        label={t("label")}
        size="xs"
        maxLength={200}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <FileButton accept={accepted} onChange={(file) => file && add.mutate(file)}>
        {(props) => (
          <Button {...props} size="xs" loading={add.isPending}>
            {t("add")}
          </Button>
        )}
      </FileButton>
      <Text size="xs" c="dimmed">
        {t("hint")}
      </Text>
    </Group>
  );
}

async function send(file: File, documentId: string, type: string, label: string): Promise<void> {
  const form = new FormData();
  form.append("type", type);
  if (label) form.append("label", label);
  form.append("file", file);
  const response = await fetch(`/v1/sds/${documentId}/attachments`, { method: "POST", body: form });
  if (response.ok) return;
  throw toProblem(
    response.status,
    await response.json().catch(() => null),
    response.headers.get("x-request-id"),
  );
}
