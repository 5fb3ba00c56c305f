"use client";

import { Button, Group, List, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { AskFirst } from "@/components/ask-first";
import { ProblemAlert } from "@/components/problem-alert";
import { useWrite } from "@/components/use-write";
import { useDates } from "@/i18n/use-dates";
import type { endSessions, listSessions } from "@/lib/access/sessions/operations";

/** Where one is signed in, and the way out of all of it. */
export function Sessions() {
  const t = useTranslations("sessions");
  const dates = useDates();
  const sessions = useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => callApi<typeof listSessions>("/v1/sessions", { signal }),
  });
  const when = (time: string) => dates.moment(time);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="sessions">
      <Title order={2} size="h5" id="sessions" mb="xs">
        {t("title")}
      </Title>
      <Stack gap="sm">
        {sessions.isError && <ProblemAlert error={sessions.error} onRetry={() => void sessions.refetch()} />}
        {sessions.isPending && <Skeleton h={40} />}
        <List size="sm">
          {sessions.data?.data.map(({ id, is_current, created_at, last_used_at }) => (
            <List.Item key={id}>
              {t("one", { since: when(created_at), used: when(last_used_at) })}
              {is_current && (
                <Text span size="sm" fw={600}>
                  {` (${t("current")})`}
                </Text>
              )}
            </List.Item>
          ))}
        </List>
        <Text size="sm" c="dimmed">
          {t("lead")}
        </Text>
        <SignOutEverywhere />
      </Stack>
    </Paper>
  );
}

function SignOutEverywhere() {
  const t = useTranslations("sessions");
  const [isAsking, asking] = useDisclosure(false);
  const end = useWrite(() => callApi<typeof endSessions>("/v1/sessions", { method: "DELETE" }), {
    // This session has ended as well: nothing can be read again.
    stale: [],
    onDone: () => window.location.assign("/sign-in"),
  });
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={asking.open}>
        {t("everywhere")}
      </Button>
      {isAsking && (
        <AskFirst
          title={t("everywhere")}
          act={t("act")}
          isBusy={end.isPending}
          onClose={asking.close}
          onAct={() => end.mutate(undefined, { onSettled: asking.close })}
        >
          {t("ask")}
        </AskFirst>
      )}
    </Group>
  );
}
