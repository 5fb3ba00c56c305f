"use client";

import { Button, Group, Stack, Textarea } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { showNotice } from "@/components/notices/notices";
import { useWrite } from "@/components/use-write";
import type { decideOnDocument } from "@/lib/library/procurement/operations";

type Decision = "Accept" | "Review" | "Reject";
const colours = { Accept: "teal", Review: "gray", Reject: "red.9" } as const;

/** Accept, leave for review or reject, with the reason that the history keeps. */
export function DecisionForm({ documentId, decision }: { documentId: string; decision: Decision }) {
  const t = useTranslations("procurement");
  const names = useTranslations("decisions");
  const [comment, setComment] = useState("");
  const decide = useWrite(
    (status: Decision) =>
      callApi<typeof decideOnDocument>(`/v1/sds/${documentId}/decisions`, {
        method: "POST",
        body: { status, comment: comment.trim() || null },
      }),
    {
      stale: [["products"], ["procurement-case", documentId], ["facets"]],
      onDone: ({ data }) => {
        setComment("");
        showNotice({ message: t("decided", { decision: names(data.procurement_status) }) });
      },
    },
  );
  return (
    <Stack gap="xs">
      <Textarea
        label={t("comment")}
        autosize
        minRows={1}
        maxLength={2000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Group gap="xs">
        {(["Accept", "Review", "Reject"] as const).map((status) => (
          <Button
            key={status}
            size="xs"
            color={colours[status]}
            variant={status === "Review" ? "default" : "filled"}
            disabled={status === decision && !comment.trim()}
            loading={decide.isPending && decide.variables === status}
            onClick={() => decide.mutate(status)}
          >
            {t(status)}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
