import { cleanName } from "@/lib/extraction/composition/component";
import { identifiersIn } from "@/lib/extraction/composition/component-identifiers";
import { listColumns, withListsCut } from "@/lib/extraction/exposure/limit-columns";
import {
  type LimitValue,
  limitListIn,
  limitValuesIn,
  periodIn,
  unitOf,
} from "@/lib/extraction/exposure/limit-values";
import { toNumber } from "@/lib/extraction/measured-number";
import type { Cell, Line, Source } from "@/lib/extraction/model";

/** A limit of one list for one substance in one unit. */
export type ExposureLimit = {
  substance: string;
  cas_number: string | null;
  list: string | null;
  twa: number | null;
  stel: number | null;
  unit: string;
};

export type ReadExposureLimit = { value: ExposureLimit; sources: Source[] };

type Column = {
  from: number;
  to: number;
  unit?: string;
  list?: string | null;
  period?: LimitValue["period"];
};
/** A substance and what is told of it begin within this many points of the same place. */
const SAME_COLUMN = 12;

type State = {
  active: boolean;
  substance: { name: string; cas: string | null; source: Source } | null;
  list: string | null;
  /** The line above the table: the same list stands once for each country. */
  heading: string;
  period: LimitValue["period"];
  columns: Column[];
  decimalComma: boolean;
};

const END =
  /^\W*8\s?\.\s?2\b|(?:engineering (?:controls|measures)|technische (?:steuerungs|schutz|kontroll|maatregelen)|passende technische|contrôles techniques|exposure controls\s*$|individual protection)/iu;
/** Derived no-effect levels, predicted concentrations and biological values look alike and are no limits. */
const OTHER_VALUES =
  /\b(?:DNELs?|DMELs?|PNECs?|derived|abgeleitete|predicted|dosis sans effet|biological|biologische\p{L}*|biologiques?|BGW|BEI|BAT|indices)\b/iu;
const LIMITS =
  /(?:exposure (?:limit|guideline|standard)|arbeitsplatz\p{L}*grenzwert|arbeitsplatzbezogen|valeurs? limites? d|limites? d['’]exposition|grenswaarden|blootstellingslimiet|control parameters|zu überwachende|expositionsgrenzwert|MAC[- ]waarden|OSHA|ACGIH)/iu;
const HEADING_WORDS =
  /^(?:components?|composants?|bestandteile?|bestanddelen|ingredients?|chemical name|name|cas|type|value|form|substance|bezeichnung|art|stoffname|stoff|legend|basis|source)\b/iu;
const UNIT_HEADING =
  /^(?:(?<period>VME|VLCT|VLE|TWA|STEL|TGG ?8|TGG ?15|AGW)\W*)?[[(]?\s*(?<unit>ppm|ml\/m[3³]|mg\s?\/\s?m[3³])\s*[\])]?\W*$/iu;

const toSource = (line: Line, cell: Cell): Source => ({ page: line.page, rect: cell.rect, text: cell.text });

function unitColumns(line: Line): Column[] {
  return line.cells.flatMap((cell): Column[] => {
    const groups = UNIT_HEADING.exec(cell.text)?.groups;
    if (!groups?.unit) return [];
    const period = groups.period ? periodIn(groups.period) : null;
    return [{ from: cell.rect[0], to: cell.rect[2], unit: unitOf(groups.unit), period }];
  });
}

function columnOf(cell: Cell, columns: readonly Column[]): Column | undefined {
  const middle = (cell.rect[0] + cell.rect[2]) / 2;
  const distance = (column: Column) =>
    Math.min(Math.abs((column.from + column.to) / 2 - middle), Math.abs(column.from - cell.rect[0]));
  return [...columns].sort((a, b) => distance(a) - distance(b))[0];
}

/** Numbers under the headings "ppm" and "mg/m³". */
function valuesUnderUnits(line: Line, state: State): LimitValue[] {
  if (!state.columns.some((column) => column.unit)) return [];
  const period = periodIn(line.text);
  return line.cells.flatMap((cell): LimitValue[] => {
    if (!/^\d+(?:[.,]\d+)?(?:\s?[A-Z])?$/.test(cell.text.trim())) return [];
    const near = state.columns.filter(
      (column) => column.unit && cell.rect[2] > column.from - 14 && cell.rect[0] < column.to + 14,
    );
    const column = columnOf(cell, near);
    if (!column?.unit) return [];
    const value = toNumber(cell.text.replace(/\s?[A-Z]$/, "").trim(), {
      decimalComma: state.decimalComma,
      thousands: true,
    });
    return [{ period: column.period ?? period ?? "twa", value, unit: column.unit, at: 0 }];
  });
}

/** The substance that a line begins with: a name with its CAS number, or the text left of limits. */
function substanceOf(line: Line, state: State): State["substance"] {
  const [first] = line.cells;
  if (!first || HEADING_WORDS.test(first.text) || limitListIn(first.text)) return null;
  const cas = identifiersIn(line.text).find((one) => one.kind === "cas" && one.valid);
  const candidates = line.cells.filter(
    (cell) => limitValuesIn(cell.text, state.decimalComma).length === 0 && !periodOnly(cell.text),
  );
  if (cas) {
    const cell = candidates.find((one) => (nameOf(one)?.length ?? 0) > 2);
    return cell ? { name: nameOf(cell) ?? "", cas: cas.value, source: toSource(line, cell) } : null;
  }
  const isBeside = line.cells
    .slice(1)
    .some((cell) => limitValuesIn(cell.text, state.decimalComma).length > 0 || limitListIn(cell.text));
  if (
    !isBeside ||
    first.rect[0] > (state.substance?.source.rect[0] ?? first.rect[0]) + SAME_COLUMN ||
    !candidates.includes(first)
  )
    return null;
  const name = nameOf(first);
  return name && name.length > 2 && name.split(" ").length < 14
    ? { name, cas: null, source: toSource(line, first) }
    : null;
}

/** A name, without its number, its share of the product, and the kind of limit that stands close behind it. */
function nameOf(cell: Cell): string | null {
  const own = cell.text
    .replace(/\(?\bCAS\b[^)]*\)?$/, "")
    .replace(/\(\s*[<>≤≥]?\s*\d[\d.,\s%<>≤≥–-]*\)\s*$/, "")
    .replace(KIND_OF_LIMIT, "");
  const name = cleanName(own.replace(/[:(]\s*$/, ""));
  return name && !NO_SUBSTANCE.test(name) ? name : null;
}

const KIND_OF_LIMIT =
  /\s+(?:schichtmittel|kurzzeit|langzeit|arbeitsplatzgrenz|tijdsgewogen|korte termijn|time[- ]weighted|short[- ]term|valeur limite|limite d)[\s\S]*$/iu;
const NO_SUBSTANCE =
  /^\(|(?:\b|[- ])(?:wert|value|limit|tlv|oel\w*|twas?|stel|ngv|valeur|grenzwert|waarde|aerosols?|particulates?\.?)$|^(?:total|respirable|inhalable|dust|mist|vapou?r|nationale|skin|form)\b/iu;

const periodOnly = (text: string) => periodIn(text) !== null && text.length < 30;

function readLine(line: Line, state: State, found: Map<string, ReadExposureLimit>): void {
  const units = unitColumns(line);
  const lists = listColumns(line);
  if (units.length > 0 || lists.length > 0) {
    state.columns = units.length > 0 ? units : lists;
    return;
  }
  const substance = substanceOf(line, state);
  if (substance && substance.name !== state.substance?.name)
    Object.assign(state, { substance, period: null });
  if (!state.columns.some((column) => column.list !== undefined))
    state.list = listOf(line, state) ?? state.list;
  let before = "";
  for (const cell of line.cells) {
    if (periodOnly(cell.text)) state.period = periodIn(cell.text);
    const column = columnOf(
      cell,
      state.columns.filter((one) => one.list !== undefined),
    );
    for (const value of limitValuesIn(cell.text, state.decimalComma)) {
      const period = value.period ?? periodIn(before);
      add(line, cell, { ...value, period }, column?.list ?? state.list, state, found);
    }
    before = `${before} ${cell.text}`;
  }
  const [first] = line.cells;
  if (first)
    for (const value of valuesUnderUnits(line, state)) add(line, first, value, state.list, state, found);
}

/** The list that a line names, or the text behind its values, where tables print it. */
function listOf(line: Line, state: State): string | null {
  const named = line.cells.map((cell) => limitListIn(cell.text)).find((list) => list !== null);
  if (named) return named;
  const last = line.cells.at(-1);
  const isBehind = line.cells
    .slice(1, -1)
    .some((cell) => limitValuesIn(cell.text, state.decimalComma).length > 0);
  const isText = last && /^\p{Lu}[\p{L}. ]{4,60}$/u.test(last.text) && !periodOnly(last.text);
  return isBehind && isText ? last.text : null;
}

function add(
  line: Line,
  cell: Cell,
  value: LimitValue,
  list: string | null,
  state: State,
  found: Map<string, ReadExposureLimit>,
): void {
  if (!state.substance) return;
  const period = value.period ?? state.period ?? "twa";
  const { name, cas, source } = state.substance;
  const key = `${cas ?? name}|${state.heading}|${list}|${value.unit}`;
  const known = found.get(key);
  const entry = known ?? {
    value: { substance: name, cas_number: cas, list, twa: null, stel: null, unit: value.unit },
    sources: [source],
  };
  if (entry.value[period] === null) {
    entry.value[period] = value.value;
    entry.sources.push(toSource(line, cell));
  }
  found.set(key, entry);
}

/** The occupational exposure limits of 8.1, one entry for each substance, list and unit. */
export function readExposureLimits(printed: readonly Line[], decimalComma: boolean): ReadExposureLimit[] {
  const found = new Map<string, ReadExposureLimit>();
  const state: State = {
    active: true,
    substance: null,
    list: null,
    heading: "",
    period: null,
    columns: [],
    decimalComma,
  };
  for (const line of withListsCut(printed)) {
    if (END.test(line.text)) break;
    if (OTHER_VALUES.test(line.text)) state.active = false;
    else if (LIMITS.test(line.text) || limitListIn(line.text) || unitColumns(line).length > 0)
      state.active = true;
    if (!state.active) continue;
    if (
      LIMITS.test(line.text) &&
      line.cells.length === 1 &&
      limitValuesIn(line.text, decimalComma).length === 0
    )
      Object.assign(state, {
        columns: [],
        substance: null,
        list: limitListIn(line.text),
        heading: line.text,
      });
    readLine(line, state, found);
  }
  return [...found.values()];
}
