"use client";

import { Autocomplete, Button, Select, Stack, TagsInput, Textarea, TextInput } from "@mantine/core";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { ApiProblem, callApi } from "@/components/api";
import { Dialog, DialogButtons } from "@/components/dialog";
import { askToLeave } from "@/components/leaving/leaving";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";
import { useWrite } from "@/components/use-write";
import type { createLocation, updateLocation } from "@/lib/workplaces/workplaces/operations";
import type { Workplace } from "@/lib/workplaces/workplaces/schema";
import { workplaceTypes } from "@/lib/workplaces/workplaces/workplace-types";
import { useVentilations } from "./use-ventilations";

type Fields = Pick<
  z.output<typeof Workplace>,
  "name" | "type" | "description" | "ventilation" | "process_category" | "tags"
>;
type Props = {
  /** Left out: a new one is made. */
  workplace?: Fields & { id: string };
  onClose: () => void;
  onSaved: (id: string) => void;
};

const empty: Fields = {
  name: "",
  type: null,
  description: null,
  ventilation: null,
  process_category: null,
  tags: [],
};
/** Process categories of the REACH use descriptor system (ECHA guidance R.12). */
const processCategories = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8a",
  "8b",
  "9",
  "10",
  "11",
  "12",
  "13",
  "14",
  "15",
]
  .concat(["16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27a", "27b", "28"])
  .map((number) => `PROC${number}`);

/** Names and describes a workplace. */
export function WorkplaceForm({ workplace, onClose, onSaved }: Props) {
  const t = useTranslations("workplaces");
  const form = useForm<Fields>({ initialValues: { ...empty, ...(workplace && pick(workplace)) } });
  useLeaveGuard(form.isDirty());
  const save = useSave(form, workplace?.id, (id) => {
    onClose();
    onSaved(id);
  });
  const ventilations = useVentilations();
  return (
    <Dialog onClose={() => askToLeave(onClose)} title={workplace ? t("edit") : t("new")}>
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack gap="sm">
          <TextInput
            label={t("name")}
            required
            maxLength={200}
            data-autofocus
            {...form.getInputProps("name")}
          />
          <Select
            label={t("type")}
            clearable
            data={workplaceTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
            {...form.getInputProps("type")}
          />
          <Textarea
            label={t("description")}
            autosize
            minRows={2}
            maxLength={2000}
            {...form.getInputProps("description")}
            value={form.values.description ?? ""}
          />
          <Autocomplete
            label={t("ventilation")}
            maxLength={200}
            data={ventilations.choices}
            {...form.getInputProps("ventilation")}
            value={ventilations.shownOf(form.values.ventilation) ?? ""}
            onChange={(words) => form.setFieldValue("ventilation", ventilations.keptOf(words))}
          />
          <Autocomplete
            label={t("processCategory")}
            maxLength={200}
            data={processCategories}
            {...form.getInputProps("process_category")}
            value={form.values.process_category ?? ""}
          />
          <TagsInput label={t("tags")} maxTags={50} {...form.getInputProps("tags")} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={save.isPending}>
              {t("save")}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Keeps a new workplace, or what changed of one; what does not fit is told at its field. */
function useSave(form: UseFormReturnType<Fields>, id: string | undefined, onSaved: (id: string) => void) {
  return useWrite(
    async (values: Fields) => {
      const body = trimmed(values);
      try {
        if (!id) return await callApi<typeof createLocation>("/v1/locations", { method: "POST", body });
        return await callApi<typeof updateLocation>(`/v1/locations/${id}`, { method: "PATCH", body });
      } catch (error) {
        if (error instanceof ApiProblem)
          form.setErrors(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])));
        throw error;
      }
    },
    { stale: [["workplaces"], ["workplace"], ["facets"]], onDone: ({ data }) => onSaved(data.id) },
  );
}

function pick({ name, type, description, ventilation, process_category, tags }: Fields): Fields {
  return { name, type, description, ventilation, process_category, tags };
}

function trimmed(values: Fields): Fields {
  const text = (value: string | null) => value?.trim() || null;
  return {
    ...values,
    description: text(values.description),
    ventilation: text(values.ventilation),
    process_category: text(values.process_category),
  };
}
