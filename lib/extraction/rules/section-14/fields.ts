import { words } from "@/lib/extraction/language/words";
import { labelsOf } from "@/lib/extraction/lines/label-match";

export type TransportField = keyof typeof words.transport;

export const transportLabels = labelsOf<TransportField>(words.transport);
