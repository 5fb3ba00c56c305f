"use client";

import { Alert, Fieldset, Radio, Stack, Switch } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { showNotice } from "@/components/notices/notices";
import { useRights } from "@/components/rights";
import { useWrite } from "@/components/use-write";
import { labelTables } from "@/lib/printing/settings/label-tables";
import type { changeLabelSettings } from "@/lib/printing/settings/operations";
import type { LabelSettings } from "@/lib/printing/settings/schema";

type Settings = z.output<typeof LabelSettings>;

/** Which measures of the law hold, and who may follow a printed code; each change is saved at once. */
export function LabelSettingsForm({ first }: { first: Settings }) {
  const t = useTranslations("labels");
  const { canAdminister } = useRights();
  const [kept, setKept] = useState(first);
  const save = useWrite(
    (change: Partial<Settings>) =>
      callApi<typeof changeLabelSettings>("/v1/label-settings", { method: "PATCH", body: change }),
    {
      stale: [["label-notes"], ["labels"], ["sheet-link"]],
      onDone: ({ data }) => {
        setKept(data);
        showNotice({ message: t("saved") });
      },
    },
  );
  // What was chosen shows at once; a refusal takes it back
  const choose = (change: Partial<Settings>) => {
    setKept({ ...kept, ...change });
    save.mutate(change, { onError: () => setKept(kept) });
  };
  return (
    <Stack>
      {!canAdminister && <Alert color="gray">{t("onlyAdmins")}</Alert>}
      <Fieldset variant="unstyled" disabled={!canAdminister}>
        <Stack gap="lg">
          <Radio.Group
            label={t("table")}
            value={kept.table}
            onChange={(value) => {
              const table = labelTables.find((option) => option === value);
              if (table) choose({ table });
            }}
          >
            <Stack gap="xs" mt="xs">
              {labelTables.map((table) => (
                <Radio key={table} value={table} label={t(`tables.${table}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Switch
            label={t("openLinks")}
            description={t("openLinksHint")}
            checked={kept.open_sheet_links}
            onChange={(event) => choose({ open_sheet_links: event.currentTarget.checked })}
          />
        </Stack>
      </Fieldset>
    </Stack>
  );
}
