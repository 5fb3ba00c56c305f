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
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Answer, callApi } from "@/components/api";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { sendForm } from "@/components/send-form";
import { useWrite } from "@/components/use-write";
import { useDates } from "@/i18n/use-dates";
import { attachmentTypes } from "@/lib/holdings/attachments/attachment-types";
import type { listProductAttachments } from "@/lib/holdings/attachments/operations";
import type { Detail } from "./product-name";

/** Files kept with the product's sheets. */
export function AttachmentsTab({ product }: { product: Detail }) {
  const t = useTranslations("attachments");
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
      {list.data && list.data.data.length > 0 && <AttachmentTable attachments={list.data.data} />}
    </Stack>
  );
}

type Attachment = Answer<typeof listProductAttachments>["data"][number];

function AttachmentTable({ attachments }: { attachments: Attachment[] }) {
  const t = useTranslations("attachments");
  const dates = useDates();
  const columns: DataColumn<Attachment>[] = [
    {
      id: "file",
      header: t("file"),
      accessorFn: ({ label, file_name }) => label ?? file_name,
      cell: ({ row }) => <FileLink attachment={row.original} />,
      meta: { card: "plain" },
    },
    { id: "type", header: t("type"), accessorFn: ({ type }) => t(`types.${type}`) },
    {
      id: "size",
      header: t("size"),
      accessorFn: ({ file_size }) => file_size,
      cell: ({ row }) => t("kilobytes", { size: Math.max(1, Math.round(row.original.file_size / 1024)) }),
    },
    {
      id: "added",
      header: t("added"),
      accessorFn: ({ created_at }) => created_at,
      cell: ({ row }) => dates.day(row.original.created_at),
    },
  ];
  return (
    <Table.ScrollContainer minWidth={0}>
      <DataTable rows={attachments} columns={columns} rowId={({ id }) => id} isCards verticalSpacing="sm" />
    </Table.ScrollContainer>
  );
}

function FileLink({ attachment: { download_url, label, file_name } }: { attachment: Attachment }) {
  return (
    <>
      <Anchor href={pathOf(download_url)} fw={600}>
        {label ?? file_name}
      </Anchor>
      {label && (
        <Text size="xs" c="dimmed">
          {file_name}
        </Text>
      )}
    </>
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

const send = (file: File, documentId: string, type: string, label: string) =>
  sendForm<unknown>(`/v1/sds/${documentId}/attachments`, { type, ...(label && { label }), file });
