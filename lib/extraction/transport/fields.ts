import { labelsOf } from "@/lib/extraction/label-match";
import words from "@/lib/extraction/vocabulary/transport-words.json";

export type TransportField = keyof typeof words;

export const transportLabels = labelsOf<TransportField>(words);
