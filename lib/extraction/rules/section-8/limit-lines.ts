import type { Line } from "@/lib/extraction/model";
import { hasValue } from "./limit-statements";

/** Where section 8 goes on with how exposure is controlled. */
const END =
  /^\W*8\s?\.\s?2\b|(?:engineering (?:controls|measures)|technische (?:steuerungs|schutz|kontroll|maatregelen)|passende technische|contrôles techniques|contrôles d['’]ingénierie|exposure controls\s*$|individual protection|protection individuelle)/iu;
/** Derived no-effect levels, predicted concentrations and biological values look alike and are no limits. */
const OTHER_VALUES =
  /^\W*(?:\d[\d.]*\s*)?(?:DN?M?ELs?\b|PNECs?\b|derived|abgeleitete|afgeleide|predicted|voorspelde|dos[ie]s? (?:dérivée|sans)|niveau dérivé|concentrations? pré|biolog\p{L}*|valeurs? limites? biolog|ACGIH biological|emergency limits|(?:original )?IDLH|indices)/iu;
const OTHER_ROW = /\b(?:DNELs?|DMELs?|PNECs?|TEEL-\d|IDLH)(?![\p{L}-])/u;
/** A label with a biological value between the labels of limits. */
const BIOLOGICAL_LABEL = /^\W*(?:BGW|BAT|BEI|VLB|VBT)\b[^:]{0,20}:/u;
const LIMITS =
  /(?:exposure (?:limit|guideline|standard)|\bOELs?\b|\bPEL\b|arbeitsplatz\p{L}*[- ]?\p{L}*grenzwert|arbeitsplatzbezogen|valeurs? limites? d|limites? d['’]exposition|grenswaarden|blootstellingslimiet|control parameters|zu überwachende|expositionsgrenzwert)/iu;
/** The section's title, printed again on the next page. */
const TITLE_AGAIN = /^\W*(?:section|abschnitt|rubrique|rubriek|sección|sezione|secção)\W{0,3}8\b/iu;

/** The section's title may go on in its first lines. */
const TITLE_LINES = 2;

/** The lines of section 8 that tell of limits of exposure in air. */
export function limitLines(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  let isActive = true;
  for (const [i, line] of lines.entries()) {
    const text = line.text;
    if (i >= TITLE_LINES && END.test(text) && !hasValue(text)) break;
    if (TITLE_AGAIN.test(text) || BIOLOGICAL_LABEL.test(text)) continue;
    if (OTHER_VALUES.test(text) || (OTHER_ROW.test(text) && !hasValue(text) && line.cells.length < 3))
      isActive = false;
    else if (LIMITS.test(text)) isActive = true;
    if (isActive) kept.push(line);
  }
  return kept;
}

/** Whether a line speaks of limits, as the titles of their tables do. */
export const isLimitsTitle = (text: string) => LIMITS.test(text) || OTHER_VALUES.test(text);
