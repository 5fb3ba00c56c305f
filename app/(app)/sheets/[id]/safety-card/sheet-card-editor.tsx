"use client";

import type { CardChoice, CardEntries } from "@/components/safety-cards/card-choice";
import { CardEditor, type CardProfileChoice } from "@/components/safety-cards/card-editor";
import { useKeptChoice } from "@/components/use-kept-choice";

type Props = {
  sdsId: string;
  profiles: CardProfileChoice[];
  firstChoice: CardChoice;
  firstEntries: CardEntries;
};

/** The card of one sheet; what one fills in is kept for it. */
export function SheetCardEditor({ sdsId, profiles, firstChoice, firstEntries }: Props) {
  const [entries, enter] = useKeptChoice<CardEntries>(`safety-card.${sdsId}`, firstEntries);
  return (
    <CardEditor
      of={{ sds_id: sdsId, group: null }}
      profiles={profiles}
      firstChoice={firstChoice}
      entries={entries}
      onEnter={enter}
    />
  );
}
