"use client";

import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { Dialog, DialogButtons } from "@/components/dialog";
import { askToLeave } from "@/components/leaving/leaving";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";
import { useWrite } from "@/components/use-write";
import type { createCustomFieldGroup, replaceCustomFieldGroup } from "@/lib/library/custom-fields/operations";
import { type FieldDraft, nameFrom, toDrafts, toSchema } from "./field-draft";
import type { FieldGroup } from "./field-groups";
import { FieldRow } from "./field-row";

type Props = { group: FieldGroup | null; onClose: () => void };

/** Builds the fields of a group; says before saving what becomes of values that are there. */
export function GroupEditor({ group, onClose }: Props) {
  const t = useTranslations("settings");
  const [name, setName] = useState(group?.name ?? "");
  const [first] = useState<FieldDraft[]>(group ? toDrafts(group.schema) : [newField([])]);
  const [drafts, setDrafts] = useState(first);
  useLeaveGuard(name !== (group?.name ?? "") || drafts !== first);
  const before = group ? toDrafts(group.schema) : [];
  const save = useSave(group, onClose);
  const gone = before.filter((old) => !drafts.some((draft) => draft.name === old.name));
  const changed = before.filter((old) =>
    drafts.some((draft) => draft.name === old.name && draft.kind !== old.kind),
  );
  return (
    <Dialog onClose={() => askToLeave(onClose)} size="lg" title={group ? t("editGroup") : t("newGroup")}>
      <Stack>
        <TextInput
          label={t("groupName")}
          required
          data-autofocus
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {drafts.map((draft, i) => (
          <FieldRow
            key={draft.name}
            draft={draft}
            onChange={(next) => setDrafts(drafts.map((other, at) => (at === i ? next : other)))}
            onRemove={() => setDrafts(drafts.filter((_, at) => at !== i))}
          />
        ))}
        <Group>
          <Button
            size="xs"
            variant="default"
            onClick={() => setDrafts([...drafts, newField(drafts.map((draft) => draft.name))])}
          >
            {t("addField")}
          </Button>
        </Group>
        <ValuesThatAreThere gone={gone} changed={changed} />
        <DialogButtons onCancel={onClose}>
          <Button
            disabled={!name.trim() || drafts.some(({ label }) => !label.trim())}
            loading={save.isPending}
            onClick={() => save.mutate({ name, drafts: finished(drafts, before) })}
          >
            {t("save")}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

function useSave(group: FieldGroup | null, onDone: () => void) {
  return useWrite(
    ({ name, drafts }: { name: string; drafts: FieldDraft[] }) => {
      const body = { name: name.trim(), schema: toSchema(drafts, group?.schema ?? null) };
      if (!group)
        return callApi<typeof createCustomFieldGroup>("/v1/custom-field-groups", { method: "POST", body });
      const path = `/v1/custom-field-groups/${group.id}` as const;
      return callApi<typeof replaceCustomFieldGroup>(path, { method: "PUT", body });
    },
    { stale: [["field-groups"], ["custom-groups"], ["products"], ["facets"]], onDone },
  );
}

function ValuesThatAreThere({ gone, changed }: { gone: FieldDraft[]; changed: FieldDraft[] }) {
  const t = useTranslations("settings");
  if (!gone.length && !changed.length) return null;
  return (
    <Alert color="yellow" title={t("existingValues")}>
      {gone.length > 0 && <Text size="sm">{t("goneFields", { names: labels(gone) })}</Text>}
      {changed.length > 0 && <Text size="sm">{t("changedFields", { names: labels(changed) })}</Text>}
    </Alert>
  );
}

function newField(taken: string[]): FieldDraft {
  return { name: nameFrom("field", taken), label: "", kind: "text", choices: [], isRequired: false };
}

/** New fields are stored under a name made of their label; those that were there keep theirs. */
function finished(drafts: FieldDraft[], before: FieldDraft[]): FieldDraft[] {
  const kept = before.map(({ name }) => name);
  const taken = [...kept];
  return drafts.map((draft) => {
    if (kept.includes(draft.name)) return draft;
    const name = nameFrom(draft.label, taken);
    taken.push(name);
    return { ...draft, name };
  });
}

function labels(drafts: FieldDraft[]): string {
  return drafts.map(({ label }) => label).join(", ");
}
