"use client";

import { Button, Group, Stack, Textarea } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { callApi } from "@/components/api";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";
import { showNotice } from "@/components/notices/notices";
import { useUndoNotice } from "@/components/use-undo-notice";
import { useWrite } from "@/components/use-write";
import type { decideOnDocument } from "@/lib/library/procurement/operations";

type Decision = "Accept" | "Review" | "Reject";
const colours = { Accept: "teal", Review: "gray", Reject: "red.9" } as const;

/** Accept, leave for review or reject, with the reason that the history keeps. */
export function DecisionForm({ documentId, decision }: { documentId: string; decision: Decision }) {
  const t = useTranslations("procurement");
  const names = useTranslations("decisions");
  const [comment, setComment] = useState("");
  useLeaveGuard(comment.trim() !== "");
  const [lacksReason, setLacksReason] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const showUndo = useUndoNotice();
  const decide = useWrite(
    ({ status, reason }: { status: Decision; reason: string }) =>
      callApi<typeof decideOnDocument>(`/v1/sds/${documentId}/decisions`, {
        method: "POST",
        body: { status, comment: reason || null },
      }),
    {
      stale: [["products"], ["product"], ["procurement-case", documentId], ["facets"]],
      onDone: ({ data }) => {
        setComment("");
        const message = t("decided", { decision: names(data.procurement_status) });
        if (data.procurement_status === decision) showNotice({ message });
        else showUndo(message, () => decide.mutate({ status: decision, reason: t("takenBack") }));
      },
    },
  );
  const choose = (status: Decision) => {
    const reason = comment.trim();
    setLacksReason(status === "Reject" && !reason);
    if (status === "Reject" && !reason) field.current?.focus();
    else decide.mutate({ status, reason });
  };
  return (
    <Stack gap="xs">
      <Textarea
        ref={field}
        label={t("comment")}
        error={lacksReason && t("sayWhy")}
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
            loading={decide.isPending && decide.variables.status === status}
            onClick={() => choose(status)}
          >
            {t(status)}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
