"use client";

import { Anchor, Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { Link } from "@/components/link";
import { RegisterMenu } from "@/components/register-menu";
import { RemoveButton } from "@/components/remove-button";
import { useRights } from "@/components/rights";
import { InstructionsMenu } from "@/components/safety-cards/instructions-menu";
import { useUndoNotice } from "@/components/use-undo-notice";
import { useWrite } from "@/components/use-write";
import type { archiveWorkplace } from "@/lib/library/contents/operations";
import { useVentilations } from "../use-ventilations";
import type { Contents } from "./workplace-screen";

const WorkplaceForm = dynamic(() => import("../workplace-form").then((file) => file.WorkplaceForm), {
  ssr: false,
});

type Props = { workplace: Contents["workplace"]; isEmpty: boolean };

/** What the workplace is, and what can be done with it. */
export function WorkplaceHead({ workplace, isEmpty }: Props) {
  const t = useTranslations("workplaces");
  const groupCard = useTranslations("groupCard");
  const ventilations = useVentilations();
  const router = useRouter();
  const { canWrite } = useRights();
  const [isEditing, { open, close }] = useDisclosure(false);
  const archive = useArchive(workplace);
  const facts = [
    workplace.type && t(`types.${workplace.type}`),
    ventilations.shownOf(workplace.ventilation),
    workplace.process_category,
  ].filter(Boolean);
  return (
    <Stack gap="xs">
      <Anchor component={Link} href="/workplaces" size="sm">
        {t("back")}
      </Anchor>
      <Group justify="space-between" align="flex-start">
        <Stack gap={4}>
          <Title order={1} size="h2">
            {workplace.name}
          </Title>
          {facts.length > 0 && (
            <Text size="sm" c="dimmed">
              {facts.join(" · ")}
            </Text>
          )}
          {workplace.description && <Text size="sm">{workplace.description}</Text>}
          <Group gap={4}>
            {workplace.tags.map((tag) => (
              <Badge key={tag} variant="light" color="gray" tt="none">
                {tag}
              </Badge>
            ))}
          </Group>
        </Stack>
        <Group gap="xs">
          <Button
            component="a"
            href={`/workplaces/${workplace.id}/door`}
            target="_blank"
            size="xs"
            variant="default"
          >
            {t("door")}
          </Button>
          <RegisterMenu workplaceId={workplace.id} />
          <InstructionsMenu workplaceId={workplace.id} />
          {!isEmpty && (
            <Button
              component={Link}
              href={`/safety-cards/group?workplace=${workplace.id}`}
              size="xs"
              variant="default"
            >
              {groupCard("title")}
            </Button>
          )}
          {canWrite && (
            <Button size="xs" variant="default" onClick={open}>
              {t("edit")}
            </Button>
          )}
          {canWrite && isEmpty && (
            <Button
              size="xs"
              variant="default"
              loading={archive.isPending}
              onClick={() => archive.mutate(undefined)}
            >
              {t("archive")}
            </Button>
          )}
          {canWrite && isEmpty && <RemoveButton kind="workplace" id={workplace.id} name={workplace.name} />}
        </Group>
      </Group>
      {isEditing && <WorkplaceForm workplace={workplace} onClose={close} onSaved={() => router.refresh()} />}
    </Stack>
  );
}

/** Archives the workplace and leaves its screen; a notice offers to take it back. */
function useArchive({ id, name }: Props["workplace"]) {
  const t = useTranslations("workplaces");
  const router = useRouter();
  const showUndo = useUndoNotice();
  const stale = [["workplaces"], ["workplace"], ["facets"]];
  const setArchived = (archived: boolean) =>
    callApi<typeof archiveWorkplace>(`/v1/workplaces/${id}/archive`, { method: "POST", body: { archived } });
  const bringBack = useWrite(() => setArchived(false), { stale });
  return useWrite(() => setArchived(true), {
    stale,
    onDone: () => {
      router.push("/workplaces");
      showUndo(t("archivedNotice", { name }), () => bringBack.mutate(undefined));
    },
  });
}
