import { finding } from "@/lib/extraction/findings";
import type { Found, Reader, SheetContext, Source } from "@/lib/extraction/model";
import { readStatement, type TransportValues } from "./entries";
import { type Mode, toldByMode } from "./modes";
import { type Statement, statementsOf } from "./statements";

/** The rules whose entries the API names; the first that holds a value speaks for the whole sheet. */
const MODES: readonly Mode[] = ["adr", "rid", "adn", "imdg", "iata", "dot", "tdg"];
const GENERAL: readonly Mode[] = ["adr", "rid", "adn", "imdg", "iata", "un", "dot", "tdg", "adg"];
const GENERAL_FIELDS = ["un_number", "proper_shipping_name", "class", "packing_group"] as const;

/** The rules for carriage by land where a sheet is used; ADR and RID are Europe's. */
const LAND_RULES: Readonly<Record<SheetContext["jurisdiction"], readonly Mode[]>> = {
  eu: ["adr", "rid"],
  other: ["adr", "rid"],
  us: ["dot"],
  ca: ["tdg"],
  au: ["adg"],
};
const LAND: ReadonlySet<Mode> = new Set<Mode>(["adr", "rid", "adn"]);
const LAND_ONLY: ReadonlySet<string> = new Set([
  "tunnel_code",
  "hazard_identification_number",
  "classification_code",
]);

type Entry = { value: string | boolean; sources: Source[]; confidence: number };
type Entries = Map<string, Entry>;

/** Reads the transport entries of every mode; where goods are not regulated nothing is given. */
export const readSection14: Reader = (section, context) => {
  const byMode = new Map<Mode, Entries>();
  const shared: Entries = new Map();
  const mentioned = new Set<Mode>();
  const silent = new Set<string>();
  for (const printed of statementsOf(section.lines).flatMap(byModes)) {
    const modes = printed.modes?.flatMap((mode) =>
      mode === "land" ? LAND_RULES[context.jurisdiction] : [mode],
    );
    const statement = { ...printed, modes: modes ?? null };
    for (const mode of statement.modes ?? []) mentioned.add(mode);
    take(statement, byMode, shared, silent);
  }
  const [byRoad] = LAND_RULES[context.jurisdiction];
  // A tunnel code or a number on orange plates speaks of carriage by road without naming its rules
  if (byRoad && [...LAND_ONLY].some((field) => shared.has(field))) mentioned.add(byRoad);
  spread(shared, byMode, mentioned, silent);
  const findings: Found[] = [];
  for (const mode of MODES) {
    const entries = byMode.get(mode);
    if (!entries || !isEntry(entries)) continue;
    for (const [field, entry] of entries) findings.push(toFinding(`modes.${mode}.${field}`, entry));
  }
  for (const field of GENERAL_FIELDS) {
    const entry =
      GENERAL.map((mode) => byMode.get(mode)?.get(field)).find((one) => one !== undefined) ??
      shared.get(field);
    if (entry) findings.push(toFinding(field, entry));
  }
  return { findings, problems: [] };
};

/** What stands before the first mode of a value is told of the modes of its label. */
function byModes(statement: Statement): Statement[] {
  const told = toldByMode(statement.text);
  if (!told || (told[0]?.modes === null && !statement.modes)) return [statement];
  return told.map(({ modes, text }) => ({ ...statement, text, modes: modes ?? statement.modes }));
}

/** "Marine pollutant: no" alone does not make goods of a mode dangerous. */
function isEntry(entries: Entries): boolean {
  return ["un_number", "class", "proper_shipping_name"].some((field) => entries.has(field));
}

const toFinding = (path: string, { value, sources, confidence }: Entry): Found =>
  finding(path, value, confidence, sources);

function take(statement: Statement, byMode: Map<Mode, Entries>, shared: Entries, silent: Set<string>): void {
  const values = readStatement(statement);
  if (!values) {
    for (const mode of statement.modes ?? []) silent.add(`${mode}:${statement.field ?? "*"}`);
    return;
  }
  const targets = statement.modes?.map((mode) => entriesOf(byMode, mode)) ?? [shared];
  for (const entries of targets) fill(entries, values, statement.sources);
}

function entriesOf(byMode: Map<Mode, Entries>, mode: Mode): Entries {
  const entries: Entries = byMode.get(mode) ?? new Map();
  byMode.set(mode, entries);
  return entries;
}

function fill(entries: Entries, values: TransportValues, sources: Source[]): void {
  for (const [field, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue;
    if (field === "subsidiary") addSubsidiary(entries, String(value), sources);
    else if (!entries.has(field)) entries.set(field, { value, sources, confidence: 0.95 });
    if (field === "labels") addLabels(entries, String(value), sources);
  }
}

/** "Class: 8" and "Subsidiary risk: 6.1" are one class "8 (6.1)". */
function addSubsidiary(entries: Entries, value: string, sources: Source[]): void {
  const primary = entries.get("class");
  if (!primary || String(primary.value).includes("(") || primary.value === value) return;
  entries.set("class", {
    ...primary,
    value: `${primary.value} (${value})`,
    sources: [...primary.sources, ...sources],
  });
}

/** The labels of goods are those of their class, then of their subsidiary hazards (ADR 5.2.2.1.1): "8+6.1". */
function addLabels(entries: Entries, value: string, sources: Source[]): void {
  const [first, ...others] = value.split(", ");
  if (others.length > 0 && entries.get("class")?.value === first)
    addSubsidiary(entries, others.join(", "), sources);
}

/** What is said without naming a mode holds for every mode of the sheet that says nothing else. */
function spread(
  shared: Entries,
  byMode: Map<Mode, Entries>,
  mentioned: ReadonlySet<Mode>,
  silent: ReadonlySet<string>,
): void {
  for (const mode of mentioned) {
    if (silent.has(`${mode}:*`) || silent.has(`${mode}:un_number`)) continue;
    // A name alone does not make goods of a mode that nothing else is said of.
    const hasOwn = (byMode.get(mode)?.size ?? 0) > 0;
    if (!hasOwn && !shared.has("un_number") && !shared.has("class")) continue;
    const entries = entriesOf(byMode, mode);
    for (const [field, entry] of shared) {
      if (LAND_ONLY.has(field) && !LAND.has(mode)) continue;
      if (!entries.has(field) && !silent.has(`${mode}:${field}`))
        entries.set(field, { ...entry, confidence: 0.8 });
    }
  }
}
