"use client";

import { Button, List } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { ApiProblem, callApi } from "@/components/api";
import { AskFirst } from "@/components/ask-first";
import { showNotice } from "@/components/notices/notices";
import { useUndoNotice } from "@/components/use-undo-notice";
import { useWrite } from "@/components/use-write";
import type { removePlacement, restorePlacement } from "@/lib/workplaces/placements/operations";
import type { QuantityLine } from "@/lib/workplaces/quantities/schema";

type Loss = { quantity_lines: z.output<typeof QuantityLine>[]; recess: unknown; emkg: unknown };
type Props = { productId: string; workplace: { id: string; name: string } };

/** Takes the product away from a workplace, after saying what goes with it; the notice offers to undo it. */
export function RemovePlacement({ productId, workplace }: Props) {
  const t = useTranslations("stock");
  const showUndo = useUndoNotice();
  const [loss, setLoss] = useState<Loss | null>(null);
  const path = `/v1/workplaces/${workplace.id}/products/${productId}` as const;
  const ask = useWrite(() => callApi<typeof removePlacement>(path, { method: "DELETE" }).catch(lossOf), {
    stale: [],
    onDone: (answer) => setLoss("would_lose" in answer ? answer.would_lose : null),
  });
  const stale = [
    ["product", productId],
    ["stock", productId],
    ["history", productId],
    ["workplaces"],
    ["workplace"],
    ["products"],
    ["facets"],
  ];
  const restore = useWrite(
    () => callApi<typeof restorePlacement>(`${path}/restore`, { method: "POST", body: {} }),
    {
      stale,
      onDone: () => showNotice({ message: t("restored", { name: workplace.name }) }),
    },
  );
  const remove = useWrite(() => callApi<typeof removePlacement>(`${path}?force=true`, { method: "DELETE" }), {
    stale,
    onDone: () => {
      setLoss(null);
      showUndo(t("removed", { name: workplace.name }), () => restore.mutate(undefined));
    },
  });
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        color="red"
        loading={ask.isPending}
        onClick={() => ask.mutate(undefined)}
        aria-label={t("removeFrom", { name: workplace.name })}
      >
        {t("remove")}
      </Button>
      {loss && (
        <AskFirst
          title={t("removeFrom", { name: workplace.name })}
          act={t("remove")}
          isBusy={remove.isPending}
          onClose={() => setLoss(null)}
          onAct={() => remove.mutate(undefined)}
        >
          {isNothing(loss) ? t("loseNothing") : t("lose")}
          <List size="sm" mt="sm">
            {loss.quantity_lines.map((line) => (
              <List.Item key={line.id}>
                {line.amount} {line.unit} × {line.container_count}
              </List.Item>
            ))}
            {Boolean(loss.recess) && <List.Item>RECESS</List.Item>}
            {Boolean(loss.emkg) && <List.Item>EMKG</List.Item>}
          </List>
        </AskFirst>
      )}
    </>
  );
}

/** The refusal is the answer: it lists what would be lost. */
function lossOf(error: unknown): { would_lose: Loss } {
  if (error instanceof ApiProblem && saysLoss(error.body)) return error.body;
  throw error;
}

function saysLoss(body: unknown): body is { would_lose: Loss } {
  return typeof body === "object" && body !== null && "would_lose" in body;
}

function isNothing({ quantity_lines, recess, emkg }: Loss): boolean {
  return !quantity_lines.length && !recess && !emkg;
}
