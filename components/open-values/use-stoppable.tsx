"use client";

import type { QueryKey } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { useWrite } from "@/components/use-write";
import { type Acceptance, type StoppedSheet, stoppedSheets } from "./stop";

const AcceptStopped = dynamic(() => import("./accept-stopped").then((file) => file.AcceptStopped), {
  ssr: false,
});

type Options<Answer> = { stale: QueryKey[]; onDone?: (answer: Answer) => void };

/**
 * A write that the team may stop because values of a sheet are open: `dialog` then shows what is open and asks for a
 * reason, with which the same is tried again.
 */
export function useStoppable<Input, Answer>(
  write: (input: Input, accepted: Acceptance | null) => Promise<Answer>,
  { stale, onDone }: Options<Answer>,
): { mutate: (input: Input) => void; isPending: boolean; dialog: ReactNode } {
  const [stopped, setStopped] = useState<{ input: Input; sheets: StoppedSheet[] } | null>(null);
  const run = useWrite(
    ({ input, accepted }: { input: Input; accepted: Acceptance | null }) => write(input, accepted),
    {
      stale,
      onDone: (answer) => {
        setStopped(null);
        onDone?.(answer);
      },
      takes: (problem, { input }) => {
        const sheets = stoppedSheets(problem);
        if (sheets.length > 0) setStopped({ input, sheets });
        return sheets.length > 0;
      },
    },
  );
  return {
    mutate: (input) => run.mutate({ input, accepted: null }),
    isPending: run.isPending,
    dialog: stopped && (
      <AcceptStopped
        sheets={stopped.sheets}
        isBusy={run.isPending}
        onClose={() => setStopped(null)}
        onAccept={(accepted) => run.mutate({ input: stopped.input, accepted })}
      />
    ),
  };
}
