"use client";

import { Select, Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { useRights } from "@/components/rights";
import { useWrite } from "@/components/use-write";
import type { changeMemberRole } from "@/lib/access/members/operations";
import { roles } from "@/lib/access/members/roles";
import type { Member } from "@/lib/access/members/schema";
import { PasswordLink } from "./password-link";
import { RemoveMember } from "./remove-member";

type Person = z.output<typeof Member>;

const nameOf = ({ name, email }: Person) => name ?? email;

/** Who is in the team; whoever may administer changes roles and removes people here. */
export function MemberTable({ members, hasLinks }: { members: Person[]; hasLinks: boolean }) {
  const t = useTranslations("settings");
  const { canAdminister } = useRights();
  const columns: DataColumn<Person>[] = [
    {
      id: "person",
      header: t("person"),
      accessorFn: nameOf,
      cell: ({ row }) => <Name member={row.original} />,
      meta: { card: "plain" },
    },
    {
      id: "role",
      header: t("role"),
      accessorFn: ({ role }) => t(`roleNames.${role}`),
      ...(canAdminister && {
        cell: ({ row: { original: member } }) => <RoleChoice key={member.role} member={member} />,
      }),
    },
  ];
  if (canAdminister)
    columns.push({
      id: "secondFactor",
      header: t("secondFactor"),
      accessorFn: ({ has_second_factor }) => t(has_second_factor ? "hasSecondFactor" : "noSecondFactor"),
    });
  if (canAdminister && hasLinks)
    columns.push({
      id: "password",
      header: t("password"),
      cell: ({ row }) => <PasswordLink member={row.original} />,
      meta: { isHeadHidden: true, card: "plain" },
    });
  if (canAdminister)
    columns.push({
      id: "remove",
      header: t("remove"),
      cell: ({ row }) => <RemoveMember member={row.original} />,
      meta: { isHeadHidden: true, card: "plain" },
    });
  return (
    <Table.ScrollContainer minWidth={0}>
      <DataTable rows={members} columns={columns} rowId={({ id }) => id} isCards verticalSpacing="sm" />
    </Table.ScrollContainer>
  );
}

function Name({ member }: { member: Person }) {
  return (
    <>
      <Text fw={600}>{nameOf(member)}</Text>
      {member.name && (
        <Text size="xs" c="dimmed">
          {member.email}
        </Text>
      )}
    </>
  );
}

function RoleChoice({ member }: { member: Person }) {
  const t = useTranslations("settings");
  const change = useWrite(
    (role: string) =>
      callApi<typeof changeMemberRole>(`/v1/members/${member.id}`, { method: "PATCH", body: { role } }),
    { stale: [["members"]] },
  );
  return (
    <Select
      size="xs"
      w={150}
      aria-label={t("roleOf", { name: nameOf(member) })}
      allowDeselect={false}
      data={roles.map((role) => ({ value: role, label: t(`roleNames.${role}`) }))}
      value={member.role}
      onChange={(role) => role && change.mutate(role)}
    />
  );
}
