"use client";

import { Anchor, Badge, Button, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryStates } from "nuqs";
import type { z } from "zod";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { Link } from "@/components/link";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { useWorkplaces } from "@/components/use-workplaces";
import type { Workplace } from "@/lib/workplaces/workplaces/schema";
import { workplaceTypes } from "@/lib/workplaces/workplaces/workplace-types";

const WorkplaceForm = dynamic(() => import("./workplace-form").then((file) => file.WorkplaceForm), {
  ssr: false,
});

type Row = z.output<typeof Workplace>;

/** The team's workplaces by name, narrowed by words and by kind. */
export function WorkplaceList() {
  const t = useTranslations("workplaces");
  const router = useRouter();
  const { canWrite } = useRights();
  const [isNew, { open, close }] = useDisclosure(false);
  const [view, setView] = useQueryStates({ q: parseAsString.withDefault(""), type: parseAsString });
  const list = useWorkplaces();
  const fits = (row: Row) =>
    (!view.type || row.type === view.type) &&
    [row.name, row.description, ...row.tags].join(" ").toLowerCase().includes(view.q.trim().toLowerCase());
  const shown = list.data?.filter(fits) ?? [];
  return (
    <Stack component="section" aria-label={t("list")}>
      <Group justify="space-between">
        <Group gap="xs">
          <TextInput
            type="search"
            aria-label={t("search")}
            placeholder={t("search")}
            value={view.q}
            onChange={(event) => void setView({ q: event.currentTarget.value })}
            w={{ base: "100%", xs: 320 }}
          />
          <NativeSelect
            aria-label={t("type")}
            data={[
              { value: "", label: t("anyType") },
              ...workplaceTypes.map((value) => ({ value, label: t(`types.${value}`) })),
            ]}
            value={view.type ?? ""}
            onChange={(event) => void setView({ type: event.currentTarget.value || null })}
          />
        </Group>
        {canWrite && (
          <Group gap="xs">
            <Button component={Link} href="/imports?kind=workplaces" variant="default">
              {t("import")}
            </Button>
            <Button onClick={open}>{t("new")}</Button>
          </Group>
        )}
      </Group>
      {list.isError && <ProblemAlert error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton h={200} />}
      {list.data && shown.length === 0 && (
        <Text c="dimmed" ta="center" py="xl">
          {list.data.length ? t("noMatch") : t("empty")}
        </Text>
      )}
      {shown.length > 0 && <WorkplaceTable rows={shown} />}
      {isNew && <WorkplaceForm onClose={close} onSaved={(id) => router.push(`/workplaces/${id}`)} />}
    </Stack>
  );
}

function WorkplaceTable({ rows }: { rows: Row[] }) {
  const t = useTranslations("workplaces");
  const columns: DataColumn<Row>[] = [
    {
      id: "name",
      header: t("name"),
      accessorFn: ({ name }) => name,
      cell: ({ row }) => <Name row={row.original} />,
    },
    {
      id: "type",
      header: t("type"),
      accessorFn: ({ type }) => (type ? t(`types.${type}`) : undefined),
      meta: { visibleFrom: "sm" },
    },
    {
      id: "tags",
      header: t("tags"),
      cell: ({ row }) => (
        <Group gap={4}>
          {row.original.tags.map((tag) => (
            <Badge key={tag} variant="light" color="gray" tt="none">
              {tag}
            </Badge>
          ))}
        </Group>
      ),
      meta: { visibleFrom: "md" },
    },
    {
      id: "products",
      header: t("products"),
      accessorFn: ({ product_count }) => product_count,
      meta: { align: "end" },
    },
  ];
  return (
    <DataTable rows={rows} columns={columns} rowId={({ id }) => id} verticalSpacing="sm" highlightOnHover />
  );
}

function Name({ row }: { row: Row }) {
  return (
    <>
      <Anchor component={Link} href={`/workplaces/${row.id}`} fw={600}>
        {row.name}
      </Anchor>
      {row.description && (
        <Text size="xs" c="dimmed" lineClamp={1}>
          {row.description}
        </Text>
      )}
    </>
  );
}
