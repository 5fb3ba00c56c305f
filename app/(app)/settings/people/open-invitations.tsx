"use client";

import { Button, Group, Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { useDates } from "@/i18n/use-dates";
import type { Invitation } from "@/lib/access/invitations/schema";

type Props = {
  invitations: z.output<typeof Invitation>[];
  isMailing: boolean;
  onSendAgain: (id: string) => void;
  onWithdraw: (id: string) => void;
};

/** Who was asked to join and has not answered yet. */
export function OpenInvitations({ invitations, isMailing, onSendAgain, onWithdraw }: Props) {
  const t = useTranslations("settings");
  const dates = useDates();
  const day = (date: string) => dates.day(date);
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table>
        <Table.Tbody>
          {invitations.map(({ id, email, role, expires_at, mailed_at }) => (
            <Table.Tr key={id}>
              <Table.Td>{email}</Table.Td>
              <Table.Td>{t(`roleNames.${role}`)}</Table.Td>
              <Table.Td>
                <Text size="sm" c="dimmed">
                  {t("until", { date: day(expires_at) })}
                </Text>
                {(isMailing || mailed_at) && (
                  <Text size="xs" c="dimmed">
                    {mailed_at ? t("mailedOn", { date: day(mailed_at) }) : t("notMailed")}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                <Group gap="xs" wrap="nowrap" justify="flex-end">
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={t(isMailing ? "sendAgainTo" : "newLinkOf", { name: email })}
                    onClick={() => onSendAgain(id)}
                  >
                    {t(isMailing ? "sendAgain" : "newLink")}
                  </Button>
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={t("withdrawOf", { name: email })}
                    onClick={() => onWithdraw(id)}
                  >
                    {t("withdraw")}
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
