import type { Cell } from "@/lib/platform/spreadsheets/cell";
import type { CardStatus } from "@/lib/printing/approved/card-statuses";
import type { RegisterLanguage } from "@/lib/workplaces/register/schema";
import { instructionWords } from "./words";

/** A product at a workplace, a card that holds for it there, and a person who was instructed by it. */
export type InstructionLine = {
  product_id: string;
  product: string;
  /** Null, as all of the card's own, where the product has no approved card. */
  card_id: string | null;
  language: string | null;
  version: number | null;
  status: CardStatus | null;
  approved_by: string | null;
  /** YYYY-MM-DD */
  approved_on: string | null;
  /** YYYY-MM-DD */
  valid_until: string | null;
  worker: string | null;
  /** YYYY-MM-DD */
  instructed_on: string | null;
};

export function instructionHead(language: RegisterLanguage): string[] {
  const words = instructionWords[language];
  return [
    words.product,
    words.card,
    words.language,
    words.state,
    words.approvedBy,
    words.approvedOn,
    words.validUntil,
    words.worker,
    words.instructedOn,
  ];
}

export function instructionRow(line: InstructionLine, language: RegisterLanguage): Cell[] {
  return [
    line.product,
    line.version,
    line.language,
    stateOf(line, language),
    line.approved_by,
    line.approved_on,
    line.valid_until,
    line.worker,
    line.instructed_on,
  ];
}

/** How it stands with a line's card; a product without one is never a gap that nobody sees. */
export function stateOf({ status }: InstructionLine, language: RegisterLanguage): string {
  const words = instructionWords[language];
  if (status === "outdated" || status === "expired") return words[status];
  return status === null ? words.missing : words.approved;
}
