"use client";

import { Checkbox, CloseButton, Group, Paper, Select, Stack, TagsInput, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { type FieldDraft, fieldKinds } from "./field-draft";

type Props = { draft: FieldDraft; onChange: (draft: FieldDraft) => void; onRemove: () => void };

export function FieldRow({ draft, onChange, onRemove }: Props) {
  const t = useTranslations("settings");
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group align="flex-end" wrap="nowrap">
          <TextInput
            label={t("fieldLabel")}
            required
            maxLength={200}
            style={{ flex: 1 }}
            value={draft.label}
            onChange={(event) => onChange({ ...draft, label: event.currentTarget.value })}
          />
          <Select
            label={t("fieldKind")}
            w={160}
            allowDeselect={false}
            data={fieldKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            value={draft.kind}
            onChange={(value) =>
              onChange({ ...draft, kind: fieldKinds.find((kind) => kind === value) ?? draft.kind })
            }
          />
          <CloseButton aria-label={t("removeField", { name: draft.label })} onClick={onRemove} mb={6} />
        </Group>
        {(draft.kind === "choice" || draft.kind === "list") && (
          <TagsInput
            label={t("choices")}
            description={t("choicesLead")}
            value={draft.choices}
            onChange={(choices) => onChange({ ...draft, choices })}
          />
        )}
        <Checkbox
          label={t("required")}
          checked={draft.isRequired}
          onChange={(event) => onChange({ ...draft, isRequired: event.currentTarget.checked })}
        />
      </Stack>
    </Paper>
  );
}
