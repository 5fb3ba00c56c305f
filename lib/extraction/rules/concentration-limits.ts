import { pattern, words } from "@/lib/extraction/language/words";

const { specific, label } = words.hazardLimits;

/** "5 % ≤ C < 10 %", "( C >= 5)", "Eye Irrit. 2, H319: >= 5 %" */
const BOUND = /(?<![\p{L}\d°]\s?)C\s*[<>≤≥=]|[<>≤≥=]\s*C(?!\p{L})|H\d{3}\p{L}{0,2}:\s?[<>≤≥]\s?=?\s?\d/u;
/** "Specific concentration limits:", "SCL [%]: Eye Irrit. 2" */
const HEADING = pattern(
  "iu",
)`^\W*(?:(?:${specific}\s*)?${label}|SCL)\s*(?:\(SCL\)|[[(]%[)\]])?\s*(?:[:\t]|$)`;

/** Whether such limits follow the text, or stand behind its label. */
export const headsConcentrationLimits = (text: string) => HEADING.test(text);

/** Whether a text says from which amount of a substance on a class holds (CLP Art. 10), not that it holds. */
export const tellsConcentrationLimit = (text: string) => BOUND.test(text) || HEADING.test(text);
