"use client";

import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { ApiProblem, callApi } from "@/components/api";
import { AskFirst } from "@/components/ask-first";
import { showNotice } from "@/components/notices/notices";
import { useUndoNotice } from "@/components/use-undo-notice";
import { useWrite } from "@/components/use-write";
import type { BinKind } from "@/lib/holdings/bin/kinds";
import type { removeToBin, restoreFromBin } from "@/lib/holdings/bin/operations";

/** Where one goes when what one looks at is removed. */
const lists = { sheet: "/sheets", product: "/products", workplace: "/workplaces" } as const;
/** What shows things that are removed or brought back. */
export const staleByBin = [
  ["bin"],
  ["sheets"],
  ["sheet"],
  ["products"],
  ["product"],
  ["facets"],
  ["workplaces"],
  ["workplace"],
];

type Props = { kind: BinKind; id: string; name: string };

/** Moves something to the bin after a question; a notice offers to take it back. What is used says by what. */
export function RemoveButton({ kind, id, name }: Props) {
  const t = useTranslations("bin");
  const [isAsking, { open, close }] = useDisclosure(false);
  const remove = useRemove({ kind, id, name });
  return (
    <>
      <Button size="xs" variant="default" c="red" onClick={open}>
        {t("remove")}
      </Button>
      {isAsking && (
        <AskFirst
          title={t("removeOf", { name })}
          act={t("remove")}
          isBusy={remove.isPending}
          onClose={close}
          onAct={() => remove.mutate(undefined, { onSettled: close })}
        >
          {t(`lead.${kind}`)}
        </AskFirst>
      )}
    </>
  );
}

function useRemove({ kind, id, name }: Props) {
  const t = useTranslations("bin");
  const problem = useTranslations("problem");
  const router = useRouter();
  const client = useQueryClient();
  const showUndo = useUndoNotice();
  const usesOf = useUses();
  const bringBack = useWrite(
    (binId: string) => callApi<typeof restoreFromBin>(`/v1/bin/${binId}/restore`, { method: "POST" }),
    { stale: staleByBin, onDone: () => router.push(`${lists[kind]}/${id}`) },
  );
  return useMutation({
    mutationFn: () => callApi<typeof removeToBin>("/v1/bin", { method: "POST", body: { kind, id } }),
    onSuccess: async ({ data }) => {
      router.push(lists[kind]);
      showUndo(t("removed", { name }), () => bringBack.mutate(data.id));
      await Promise.all(staleByBin.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      const uses = usesOf(error);
      const message = error instanceof ApiProblem ? error.message : problem("unreachable");
      showNotice({
        isProblem: true,
        title: t("notRemoved", { name }),
        message: uses ? t("used", { uses }) : message,
        shownMs: 15_000,
      });
    },
  });
}

type Use = { kind: string; name: string | null };

/** What needs a thing that was not removed, in words; null where the refusal says nothing of it. */
function useUses(): (error: unknown) => string | null {
  const t = useTranslations("bin");
  const format = useFormatter();
  return (error) => {
    const body = error instanceof ApiProblem ? error.body : null;
    if (typeof body !== "object" || body === null || !("used_by" in body)) return null;
    const uses = Array.isArray(body.used_by) ? (body.used_by as Use[]) : [];
    const words = uses.map(({ kind, name }) =>
      kind === "printed_code" || kind === "safety_card"
        ? t(`uses.${kind}`)
        : t(`uses.${kind === "quantity" ? kind : "workplace"}`, { name: name ?? "–" }),
    );
    return words.length > 0 ? format.list([...new Set(words)].slice(0, 5)) : null;
  };
}
