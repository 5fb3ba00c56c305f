import words from "@/lib/extraction/language/transport-words.json";
import { labelsOf } from "@/lib/extraction/lines/label-match";

export type TransportField = keyof typeof words;

export const transportLabels = labelsOf<TransportField>(words);
