"use client";

import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { Dialog, DialogButtons } from "@/components/dialog";
import { askToLeave } from "@/components/leaving/leaving";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";
import { useWrite } from "@/components/use-write";
import type { createProduct } from "@/lib/library/products/operations";

/** Creates a product whose sheet is still to come, and opens it. */
export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("products");
  const columns = useTranslations("columns");
  const router = useRouter();
  const form = useForm({ initialValues: { display_name: "", supplier: "", sku: "", ean: "" } });
  useLeaveGuard(form.isDirty());
  const create = useWrite(
    (body: Record<string, string>) =>
      callApi<typeof createProduct>("/v1/products/create", { method: "POST", body }),
    { stale: [["home"]], onDone: ({ data }) => router.push(`/products/${data.id}`) },
  );
  const submit = form.onSubmit((values) =>
    create.mutate(Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim()))),
  );
  return (
    <Dialog onClose={() => askToLeave(onClose)} title={t("new")}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">{t("newLead")}</Text>
          <TextInput
            label={columns("display_name")}
            required
            data-autofocus
            {...form.getInputProps("display_name")}
          />
          <TextInput label={columns("supplier")} {...form.getInputProps("supplier")} />
          <TextInput label={columns("sku")} {...form.getInputProps("sku")} />
          <TextInput label={columns("ean")} {...form.getInputProps("ean")} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={create.isPending}>
              {t("create")}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
