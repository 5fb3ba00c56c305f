"use client";

import { Button, FileButton } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { sendForm } from "@/components/send-form";
import { useWrite } from "@/components/use-write";
import type { UploadReference } from "@/lib/holdings/documents/schema";

/** Takes a better file for a sheet that could not be read, and goes to it. */
export function ReplaceButton({ id }: { id: string }) {
  const t = useTranslations("bin");
  const router = useRouter();
  const send = useWrite(
    (file: File) => sendForm<z.output<typeof UploadReference>>(`/v1/sds/${id}/replacement`, { file }),
    { stale: [["sheets"], ["products"], ["bin"]], onDone: (made) => router.push(`/sheets/${made.id}`) },
  );
  return (
    <FileButton accept="application/pdf" onChange={(file) => file && send.mutate(file)}>
      {(props) => (
        <Button {...props} size="xs" loading={send.isPending}>
          {t("replace")}
        </Button>
      )}
    </FileButton>
  );
}
