/** What a text says beside the classes: limits from which they hold, factors and estimates. */
export type HazardLimits = {
  specific_limits: string[];
  m_factors: string[];
  acute_toxicity_estimates: string[];
};

const LIMITS_LABEL =
  /(?:(?:specific|spezifische|spez\.|specifieke)\s*)?(?:concentration limits?|conc\.? limits?|konzentrationsgrenz\p{L}*|konz\.?\s?-?\s?grenz\p{L}*|concentratiegrenz\p{L}*|limites? de concentrations?(?: sp[eé]cifiques?)?|limites? sp[eé]cifiques?)\s*(?:\(SCL\))?\s*:?/iu;
/** Almego's "(SCL: 50 %)": nothing but what the brackets hold. */
const BRACKETED_LIMIT = /\(\s*SCL\s*:\s*[^)]*\)/giu;
const FACTOR =
  /\(?\b(?:(?:acute|akut\p{L}*|aigu\p{L}*|acuut|chron\p{L}*)\s+)?M\s*(?:[-\s]?\s?(?:factor|faktor|facteur|fattore))?\s*(?:[-\s([]*(?:aquatic\s+)?(?:acute|akut\p{L}*|aigu\p{L}*|acuut|chron\p{L}*)(?:\s+(?:aquatic|aquatische?|aquatique)\s*\p{L}*)?[)\]]?)?\s*[-=:(]*\s*(\d{1,7})\b\)?(?:\s*[-;,]?\s*(?:aquatic\s+)?(?:chronic|chronisch)\s*[:=]\s*(\d{1,7}))?/giu;
const ESTIMATE_LABEL =
  /acute toxicity estimates?|schätzwert\w* (?:der )?akute\w* toxizität|estimations? de la toxicité aiguë|(?:schatting\w* van )?acute[- ]toxiciteit\w*schatting\w*/giu;
const ESTIMATE =
  /(?:\b(?:ATE|ETA|LD50|LC50|CL50|DL50)\b|(?:acute|akute|toxicité aiguë|acuut)\s+(?:oral\p{L}*|orale|dermal\p{L}*|inhal\p{L}*|inhalati\p{L}*|par \p{L}+)\s*(?:toxicity|toxizität|toxiciteit)?\s*(?:\([^)]*\))?\s*[:=])[^;\n]{0,60}?\d[\d.,]*\s*(?:mg|g|ppm\p{L}*|ml)?(?:\s?\/\s?(?:kg|l|m3|m³)(?:\s?(?:bw|KG|pc|lg))?)?/giu;
const CLASS = String.raw`(?:[\p{L}. ]{4,30}\d?[A-C]?\s*[;,:]*\s*)?`;
const LIMIT = String.raw`(?:[<>≤≥]\s?=?\s*\d[\d.,]*\s*%?(?:\s*[-–]\s*(?:[<≤]\s?=?)?\s*\d[\d.,]*\s*%?)?)`;
/** "Skin Irrit. 2; H315: C ≥ 5 %", "1 % <= C < 5 %", "Eye Irrit. 2; H319: >= 50 - 100". */
const SINGLE_LIMITS = [
  new RegExp(
    String.raw`${CLASS}(?:H\d{3}\p{L}{0,2})?\s*:*\s*\(?(?:\d[\d.,]*\s*%?\s*(?:[<≤]\s?=?)\s*)?\bC\s*(?:[<>≤≥]\s?=?)\s*\d[\d.,]*\s*%?\)?`,
    "gu",
  ),
  new RegExp(String.raw`${CLASS}H\d{3}\p{L}{0,2}\s*:\s*${LIMIT}`, "gu"),
];

function cut(text: string, pattern: RegExp, into: string[]): string {
  return text.replace(pattern, (found) => {
    const written = found.replace(/\s+/g, " ").replace(/^[\s;,(]+|[\s;,]+$/g, "");
    const balanced = written.includes("(") ? written : written.replace(/\)$/, "");
    if (/\d/.test(balanced)) into.push(balanced);
    return " ; ";
  });
}

function splitLimits(text: string): string[] {
  const limits: string[] = [];
  let rest = text.replace(/\s+/g, " ");
  for (const pattern of SINGLE_LIMITS) rest = cut(rest, pattern, limits);
  const others = rest
    .split(/;\s*(?=[<>≥≤\d])/)
    .map((limit) => limit.replace(/^[\s;]+|[\s;]+$/g, ""))
    .filter((limit) => /\d/.test(limit));
  return [...limits, ...others];
}

/** After the label everything up to a factor or an estimate is a limit. */
function cutLabelled(text: string, into: string[]): string {
  const label = LIMITS_LABEL.exec(text);
  if (!label) return text;
  const after = text.slice(label.index + label[0].length);
  const stop = after.search(
    /\bM\s*[-([]?\s*(?:fa[ck]t|acute|akut)|\b(?:ATE|ETA)\b|acute toxicity estimate|schätzwert/i,
  );
  into.push(...splitLimits(stop < 0 ? after : after.slice(0, stop)));
  return `${text.slice(0, label.index)} ; ${stop < 0 ? "" : after.slice(stop)}`;
}

/** Takes limits, factors and estimates out of the text of a classification; `rest` is what names the classes. */
export function takeHazardLimits(text: string): HazardLimits & { rest: string } {
  const limits: HazardLimits = { specific_limits: [], m_factors: [], acute_toxicity_estimates: [] };
  let rest = cut(text, BRACKETED_LIMIT, limits.specific_limits);
  rest = cutLabelled(rest, limits.specific_limits).replace(ESTIMATE_LABEL, " ; ");
  rest = cut(rest, ESTIMATE, limits.acute_toxicity_estimates);
  for (const pattern of SINGLE_LIMITS) rest = cut(rest, pattern, limits.specific_limits);
  rest = cut(rest, FACTOR, limits.m_factors);
  return { ...limits, rest };
}

/** Reads a column that holds nothing but limits, factors and estimates. */
export function readLimitsColumn(text: string): HazardLimits {
  const { rest, ...limits } = takeHazardLimits(text);
  return {
    ...limits,
    specific_limits: [...limits.specific_limits, ...splitLimits(rest).filter((one) => one.includes("%"))],
  };
}
