import { cleanName } from "@/lib/extraction/composition/component";
import { identifiersIn } from "@/lib/extraction/composition/component-identifiers";
import { COMPARATOR, comparatorOf, toNumber } from "@/lib/extraction/measured-number";
import type { Line, Measured, Source } from "@/lib/extraction/model";

/** A test result of section 11 or 12: what was measured, on what, how much, for how long. */
export type Endpoint = {
  substance: string | null;
  cas_number: string | null;
  /** "LD50", "LC50", "EC50", "NOEC", "ATE" …, in the English spelling. */
  endpoint: string;
  route: "oral" | "dermal" | "inhalation" | null;
  organism: "fish" | "crustacea" | "algae" | "bacteria" | null;
  species: string | null;
  comparator: Measured["comparator"];
  value: number;
  unit: string;
  hours: number | null;
  text: string;
};

export type ReadEndpoint = { value: Endpoint; sources: Source[] };

const NAME = String.raw`(?:LD|DL|LC|CL|EC|CE|ErC|EbC|EyC|IC|LL|EL|LLr|ErL)\s?-?\s?(?:50|10|0)|NOEC|NOELR|NOAEL|NOAEC|LOEC|LOAEL|ATE(?:mix)?|ETA|acute toxicity estimate|schätzwert akuter toxizität|estimation de la toxicité aiguë`;
const ENDPOINT = new RegExp(String.raw`(?<![\p{L}\d])(?:${NAME})(?![\p{L}\d])`, "giu");
const NUMBER = String.raw`\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?`;
const UNIT = String.raw`(?:[mµμu]?g|ml)\s?\/\s?(?:kg|l|m3|m³|ml)|ppmV?|g\s?\/\s?m[3³]`;
const VALUE = new RegExp(
  String.raw`(?<![\d.,\p{L}])(?<comparator>${COMPARATOR})?\s*(?<value>${NUMBER})\s*(?<unit>${UNIT})(?!\p{L})`,
  "giu",
);
const HOURS =
  /(?<![\d.,])(?<n>\d{1,3})\s?-?\s?(?<unit>h|hr|hrs|hours?|std|stunden?|uren|uur|heures?|d|days?|tage?|dagen|jours?)(?!\p{L})/iu;
const DAYS = /^(?:d|t|j)/i;

const ROUTES = [
  ["oral", /\b(?:oral\w*|orale?|oraal|verschlucken|ingestion|par voie orale|inslikken)\b/i],
  ["dermal", /\b(?:derm\w+|dermaal|cutan\w+|haut|skin|huid|peau)\b/i],
  ["inhalation", /\b(?:inhal\w+|einatmen|inademing|vapou?r|dampf|aerosol|staub|dust|mist)\b/i],
] as const;
const ORGANISMS = [
  [
    "fish",
    /\b(?:fish\w*|fisch\w*|vis(?:sen)?|poissons?|oncorhynchus|pimephales|danio|brachydanio|lepomis|leuciscus|cyprinus|salmo|poecilia|oryzias|cyprinodon|trout|forelle)\b/i,
  ],
  [
    "crustacea",
    /\b(?:daphni\w*|crustac\w*|krebs\w*|invertebrat\w*|wirbellos\w*|ceriodaphnia|crangon|watervlo\w*|mysid\w*|acartia)\b/i,
  ],
  [
    "algae",
    /\b(?:alga\w*|algen?|algues?|desmodesmus|scenedesmus|selenastrum|pseudokirchneriella|raphidocelis|skeletonema|chlorella|lemna)\b/i,
  ],
  [
    "bacteria",
    /\b(?:bacteri\w*|bakteri\w*|bactéri\w*|belebtschlamm|activated sludge|pseudomonas|photobacterium|mikroorganismen|micro-?organisms?)\b/i,
  ],
] as const;
const SPECIES =
  /\b(?:rat(?:te|ten|s)?|rabbits?|kaninchen|lapins?|konijn\w*|mouse|mice|maus|mäuse|muis|souris|guinea pigs?|meerschweinchen|Oncorhynchus mykiss|Pimephales promelas|Danio rerio|Brachydanio rerio|Lepomis macrochirus|Leuciscus idus(?: melanotus)?|Cyprinus carpio|Daphnia magna|Daphnia pulex|Desmodesmus subspicatus|Scenedesmus subspicatus|Pseudokirchneriella subcapitata|Selenastrum capricornutum|Skeletonema costatum|Poecilia reticulata|Oryzias latipes)\b/iu;

const FRENCH: Readonly<Record<string, string>> = { DL: "LD", CL: "LC", CE: "EC" };

function endpointName(written: string): string {
  const compact = written.replace(/[\s-]/g, "");
  if (/^(?:ATE|ETA|acute|schätz|estim)/i.test(compact)) return "ATE";
  const name = /^(?:E[rby]C|E[rb]L|LLr)/i.test(compact)
    ? compact.replace(
        /^(\p{L})(\p{L})(\p{L})/iu,
        (_, a: string, b: string, c: string) => a.toUpperCase() + b.toLowerCase() + c.toUpperCase(),
      )
    : compact.toUpperCase();
  return name.replace(/^(?:DL|CL|CE)(?=\d)/, (letters) => FRENCH[letters] ?? letters);
}

const first = <Kind extends string>(table: readonly (readonly [Kind, RegExp])[], text: string): Kind | null =>
  table.find(([, words]) => words.test(text))?.[0] ?? null;

function hoursIn(text: string): number | null {
  const groups = HOURS.exec(text)?.groups;
  if (!groups) return null;
  return Number(groups.n) * (DAYS.test(groups.unit ?? "") ? 24 : 1);
}

/** The endpoints of one line: each name with the value that follows it before the next name. */
function endpointsOf(text: string, decimalComma: boolean): Omit<Endpoint, "substance" | "cas_number">[] {
  const names = [...text.matchAll(ENDPOINT)];
  return names.flatMap((name, i) => {
    const from = name.index + name[0].length;
    const until = names[i + 1]?.index ?? text.length;
    const found = [...text.slice(from, until).matchAll(VALUE)][0];
    if (!found?.groups?.value || !found.groups.unit) return [];
    const around = names.length === 1 ? text : text.slice(i === 0 ? 0 : name.index, until);
    return [
      {
        endpoint: endpointName(name[0]),
        route: first(ROUTES, around),
        organism: first(ORGANISMS, around),
        species: SPECIES.exec(around)?.[0] ?? null,
        comparator: comparatorOf(found.groups.comparator),
        value: toNumber(found.groups.value.replace(/\s/g, ""), { decimalComma, thousands: true }),
        unit: found.groups.unit.replace(/\s/g, "").replace(/[μu]g/i, "µg").replace("m3", "m³"),
        hours: hoursIn(around),
        text: text.trim(),
      },
    ];
  });
}

type Substance = { name: string | null; cas: string | null };

/** A line with a CAS number, or the text left of results, says whose results follow. */
function substanceOf(line: Line): Substance | null {
  const cas = identifiersIn(line.text).find((one) => one.kind === "cas" && one.valid);
  const plain = line.cells.filter((cell) => cell.text.search(ENDPOINT) < 0);
  if (cas)
    return {
      name: plain.map((cell) => cleanName(cell.text)).find((name) => name && name.length > 2) ?? null,
      cas: cas.value,
    };
  const [cell] = line.cells;
  if (!cell || line.cells.length < 2 || cell !== plain[0] || line.text.search(ENDPOINT) < 0) return null;
  const isOther =
    first(ROUTES, cell.text) ||
    first(ORGANISMS, cell.text) ||
    SPECIES.test(cell.text) ||
    /[:\d]\s*$/.test(cell.text);
  const name = isOther ? null : cleanName(cell.text);
  return name && name.length > 3 && name.split(" ").length < 12 ? { name, cas: null } : null;
}

/** The test results that a section prints with name, number and unit in one line. */
export function readEndpoints(lines: readonly Line[], decimalComma: boolean): ReadEndpoint[] {
  let substance: Substance = { name: null, cas: null };
  return lines.flatMap((line) => {
    substance = substanceOf(line) ?? substance;
    return endpointsOf(line.text, decimalComma).map((endpoint) => ({
      value: { substance: substance.name, cas_number: substance.cas, ...endpoint },
      sources: [{ page: line.page, rect: line.rect, text: line.text }],
    }));
  });
}
