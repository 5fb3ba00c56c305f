import { finding } from "@/lib/extraction/findings";
import { pattern, words } from "@/lib/extraction/language/words";
import { type LabelledValue, labelledValues, labelsOf } from "@/lib/extraction/lines/labelled";
import { withCells } from "@/lib/extraction/lines/lines";
import { together } from "@/lib/extraction/lines/paragraphs";
import type { FindingValue, Found, Line, Reader, SheetContext } from "@/lib/extraction/model";
import { decimalSignOf } from "@/lib/extraction/rules/decimal-sign";
import { type MeasuredOptions, measured } from "@/lib/extraction/rules/measured";
import type { Quantity } from "@/lib/extraction/rules/measured-units";
import { isNoData } from "@/lib/extraction/rules/no-data";
import { physicalStateIn } from "@/lib/extraction/rules/physical-state";
import { withoutDilutedColumn } from "@/lib/extraction/rules/section-2/product-as-sold";
import type { Measured } from "@/lib/sheet/values";
import { explosionLimits } from "./explosion-limits";

export type Property = keyof typeof words.properties;
type Value = LabelledValue<Property>;
type Attempt = { label: Property; quantity: Quantity; metricOnly?: boolean };
type MeasuredField = { attempts: Attempt[]; range?: readonly [number, number] };

const labels = labelsOf<Property>(words.properties);
/** Among the measures against fire their own labels end a property's value. */
const labelsOfFire = labelsOf(together(words.properties, words.firefighting));

/** Absolute zero is the one bound that no temperature passes; above 4000 °C nothing boils or burns. */
const TEMPERATURES = [-273.15, 4000] as const;
/** From hydrogen gas to osmium, in g/cm³. */
const DENSITIES = [0.00008, 23] as const;
/** From hydrogen to vapours thirty times as heavy as air. */
const VAPOUR_DENSITIES = [0.05, 50] as const;
/** Concentrated acids and lyes lie a little outside 0 to 14. */
const PH_RANGE = [-2, 16] as const;

const temperature = (label: Property): MeasuredField => ({
  attempts: [{ label, quantity: "temperature" }],
  range: TEMPERATURES,
});

const MEASURED: Readonly<Record<string, MeasuredField>> = {
  melting_point: temperature("melting_point"),
  boiling_point: temperature("boiling_point"),
  flash_point: temperature("flash_point"),
  auto_ignition_temperature: temperature("auto_ignition_temperature"),
  decomposition_temperature: temperature("decomposition_temperature"),
  ph: { attempts: [{ label: "ph", quantity: "plain" }], range: PH_RANGE },
  viscosity: {
    attempts: [
      { label: "kinematic_viscosity", quantity: "kinematic_viscosity" },
      { label: "viscosity", quantity: "kinematic_viscosity" },
      { label: "dynamic_viscosity", quantity: "dynamic_viscosity" },
      { label: "viscosity", quantity: "dynamic_viscosity" },
    ],
  },
  log_kow: { attempts: [{ label: "log_kow", quantity: "plain" }], range: [-15, 20] },
  vapour_pressure: { attempts: [{ label: "vapour_pressure", quantity: "pressure" }] },
  density: {
    attempts: [
      { label: "density", quantity: "density", metricOnly: true },
      { label: "relative_density", quantity: "density" },
      { label: "density", quantity: "density" },
    ],
    range: DENSITIES,
  },
  relative_vapour_density: {
    attempts: [{ label: "relative_vapour_density", quantity: "plain" }],
    range: VAPOUR_DENSITIES,
  },
};

const TEXTS: Readonly<Record<string, Property[]>> = {
  colour: ["colour"],
  odour: ["odour"],
  flammability: ["flammability"],
  solubility: ["water_solubility", "solubility"],
  particle_characteristics: ["particle_characteristics"],
};

const OF_FIRE: readonly Property[] = ["flash_point", "auto_ignition_temperature"];

const LONGEST_TEXT = 400;
const CERTAINTY: Readonly<Record<Value["separation"], number>> = {
  colon: 0.97,
  cell: 0.97,
  below: 0.9,
  none: 0.85,
};

/** Reads the physical and chemical properties; what the sheet does not determine stays out. */
export const readSection9: Reader = (section, context) => {
  const lines = withoutDilutedColumn(section.lines);
  const own = ofFirstPart(labelledValues(lines, labels, { pairs: true }));
  const values = [...own, ...toldOfFire(own, context)];
  const findings: Found[] = [];
  const add = (path: string, value: FindingValue, { sources }: Pick<Value, "sources">, confidence: number) =>
    findings.push(finding(path, value, confidence, sources));
  const state = physicalState(values);
  if (state) add("physical_state", state.value, state.from, state.confidence);
  for (const [path, field] of Object.entries(MEASURED)) {
    const read = readMeasured(values, field, context);
    if (read) add(path, { ...read.value }, read.from, CERTAINTY[read.from.separation]);
  }
  findings.push(...noFlashPoint(values, findings));
  const limits = explosionLimits(values, lines, decimalSignOf(context.pages));
  if (limits) add("explosion_limits", { ...limits.value }, limits, 0.9);
  for (const [path, properties] of Object.entries(TEXTS)) {
    const text = readText(values, properties);
    if (text) add(path, text.text.slice(0, LONGEST_TEXT), text, CERTAINTY[text.separation] - 0.05);
  }
  return { findings, problems: [] };
};

/** So many properties that name the same words before their values have a value for each part of a kit. */
const FEWEST_OF_PARTS = 3;

/** "pH | Vial 1 | Not available" over "Vial 2 | 7": of a kit's parts the first one's values, without its name. */
function ofFirstPart(values: Value[]): Value[] {
  const partIn = (line: Line | undefined) =>
    line && line.cells.length > 1 ? line.cells[0]?.text : undefined;
  const named = values.map(({ lines: [first] }) => partIn(first));
  const isPart = (name: string | undefined) =>
    name !== undefined &&
    /^\p{L}[^:]*$/u.test(name) &&
    named.filter((one) => one === name).length >= FEWEST_OF_PARTS;
  return values.map((value, i) => {
    const [first, ...others] = value.lines;
    if (!first || !isPart(named[i])) return value;
    const end = others.findIndex((line) => partIn(line) !== undefined);
    if (end < 0) return value;
    const own = [withCells(first, first.cells.slice(1)), ...others.slice(0, end)];
    return { ...value, text: own.map(({ text }) => text).join(" "), lines: own };
  });
}

/** What older sheets tell among the measures against fire alone. */
function toldOfFire(own: readonly Value[], { firefighting = [] }: SheetContext): Value[] {
  const missing = OF_FIRE.filter((property) => !own.some(({ field }) => field === property));
  const told = missing.length > 0 ? labelledValues(firefighting, labelsOfFire, { pairs: true }) : [];
  return told.filter((one): one is Value => missing.some((property) => property === one.field));
}

/** "Flash point: not applicable": the sheet has none, which is not the same as none having been read. */
function noFlashPoint(values: Value[], found: readonly Found[]): Found[] {
  const own = values.filter(({ field }) => field === "flash_point");
  const isRead = found.some(({ path }) => path === "flash_point");
  const [first] = own;
  if (isRead || !first || !own.every(({ text }) => isNoData(text))) return [];
  return [{ ...finding("flash_point", null, CERTAINTY[first.separation], first.sources), absent: true }];
}

function readMeasured(
  values: Value[],
  { attempts, range }: MeasuredField,
  context: SheetContext,
): { value: Measured; from: Value } | null {
  for (const { label, quantity, metricOnly = false } of attempts) {
    const read: { value: Measured; from: Value }[] = [];
    for (const from of values.filter((one) => one.field === label && !isNotReached(one))) {
      const options: MeasuredOptions = {
        qualifier: from.qualifier,
        sign: decimalSignOf(context.pages),
        metricOnly,
        ...(range && { range }),
      };
      const value = measured(from.text, quantity, options);
      if (value) read.push({ value, from });
    }
    // "Range of the flash point: > 35 °C" and "Flash point: 38 °C": a bound, or a range, says less, but not than "pH, 1 % in water"
    const [first] = read;
    const isTold = ({ value }: (typeof read)[number]) =>
      isOne(value) && (value.conditions === null || first?.value.conditions !== null);
    if (first) return (!isOne(first.value) && read.find(isTold)) || first;
  }
  return null;
}

/** "Decomposition begins at 300 °C": what is told of boiling is that it does not come to it. */
const DECOMPOSES = pattern("iu")`^\W*${words.conditions.decomposes}`;
const COMES_FIRST: readonly Property[] = ["boiling_point", "melting_point"];

const isNotReached = ({ field, text }: Value) => COMES_FIRST.includes(field) && DECOMPOSES.test(text);

const isOne = ({ comparator, value }: Measured) =>
  value !== undefined && (comparator === null || comparator === "~");

const STATE_LABELS: readonly (readonly [Property, number])[] = [
  ["physical_state", 0.98],
  ["form", 0.95],
  ["appearance", 0.88],
];

function physicalState(values: Value[]) {
  for (const [label, confidence] of STATE_LABELS) {
    for (const from of values.filter((one) => one.field === label)) {
      if (isNoData(from.text)) continue;
      const state = physicalStateIn(from.text);
      if (state) return { value: { value: state, text: from.text }, from, confidence };
    }
  }
  return null;
}

function readText(values: Value[], properties: Property[]): Value | undefined {
  for (const property of properties) {
    const found = values.find(
      (one) => one.field === property && one.separation !== "none" && !isNoData(one.text),
    );
    if (found) return found;
  }
  return undefined;
}
