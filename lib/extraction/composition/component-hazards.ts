import { foldText } from "@/lib/extraction/folded-text";
import { readClassifications } from "@/lib/extraction/hazard-classes";
import type { Classification } from "@/lib/extraction/model";

/** What a classification cell holds: classes, and apart from them the limits and factors that belong to a class. */
export type ComponentHazards = {
  classifications: Classification[];
  specific_limits: string[];
  m_factors: string[];
  acute_toxicity_estimates: string[];
};

// Old symbols and risk phrases ("Xi R37/38-41", "T; N;") stand beside or instead of the classes of CLP
const REFERENCE =
  /(?:(?:for )?the (?:full|complete) text|siehe (?:unter )?abschnitt|wortlaut|voir (?:la )?(?:section|rubrique)|zie (?:rubriek|sectie|hoofdstuk)|see section|texte (?:int[eé]gral|complet)|volledige tekst|vollst[aä]ndig)[\s\S]*$/iu;

const LIMITS_LABEL =
  /(?:specific|spezifische|specifieke)?\s*(?:concentration limits?|conc\.? limits?|konzentrationsgrenz\p{L}*|konz\.?\s?-?grenz\p{L}*|concentratiegrenz\p{L}*|limites? de concentrations?(?: sp[eé]cifiques?)?|\bSCL\b|specific conc\.? limits?)\s*(?:\(SCL\))?\s*:/iu;
const FACTOR =
  /\(?\b(?:(acute|akut\p{L}*|aigu\p{L}*|acuut|chron\p{L}*)\s+)?M\s*(?:[-\s]?\s?(?:factor|faktor|facteur|fattore))?\s*(?:[-\s(]*(?:aquatic\s+)?(acute|akut\p{L}*|aigu\p{L}*|acuut|chron\p{L}*|chronisch)\)?)?\s*[-=:(]*\s*(\d{1,7})\b\)?(?:\s*[-;,]?\s*(?:aquatic\s+)?(?:chronic|chronisch)\s*[:=]\s*(\d{1,7}))?/giu;
const ATE =
  /\b(?:ATE|LD50|LC50|CL50|DL50)\b[^;\n]{0,60}?\d[\d.,]*\s*(?:mg|g|ppm\p{L}*|ml)?(?:\s?\/\s?(?:kg|l|m3|m³)(?:\s?(?:bw|KG|pc|lg))?)?/giu;
/** "Skin Irrit. 2; H315: C ≥ 5 %", "1 % <= C < 5 %", ">= 1 %: Repr. 2". */
const SINGLE_LIMIT =
  /(?:[\p{L}. ]{4,30}\d?[A-C]?\s*[;,:]*\s*(?:H\d{3}\p{L}{0,2})?\s*:*\s*)?(?:\d[\d.,]*\s*%?\s*(?:[<≤]\s?=?)\s*)?\bC\s*(?:[<>≤≥]\s?=?)\s*\d[\d.,]*\s*%?/gu;

function cut(text: string, pattern: RegExp, into: string[]): string {
  return text.replace(pattern, (found) => {
    const written = found.replace(/\s+/g, " ").replace(/^[\s;,(]+|[\s;,)]+$/g, "");
    if (/\d/.test(written)) into.push(written);
    return " ; ";
  });
}

/** After the label everything up to a factor or an estimate is a limit. */
function cutLabelledLimits(text: string, into: string[]): string {
  const label = LIMITS_LABEL.exec(text);
  if (!label) return text;
  const after = text.slice(label.index + label[0].length);
  const stop = after.search(/\bM\s*[-(]?\s*fa[ck]t|\bATE\b/i);
  const limits = stop < 0 ? after : after.slice(0, stop);
  for (const limit of limits.replace(/\s+/g, " ").split(/;\s*(?=[<>≥≤\d])/)) {
    const written = limit.replace(/[\s;]+$/, "").trim();
    if (/\d/.test(written)) into.push(written);
  }
  return `${text.slice(0, label.index)} ; ${stop < 0 ? "" : after.slice(stop)}`;
}

/** Reads a component's hazards from the text of its classification cell. */
export function readHazards(text: string): ComponentHazards {
  const specific_limits: string[] = [];
  const m_factors: string[] = [];
  const acute_toxicity_estimates: string[] = [];
  let rest = cutLabelledLimits(text.replace(REFERENCE, " "), specific_limits);
  rest = cut(rest, ATE, acute_toxicity_estimates);
  rest = cut(rest, SINGLE_LIMIT, specific_limits);
  rest = cut(rest, FACTOR, m_factors);
  return { classifications: readClassifications(rest), specific_limits, m_factors, acute_toxicity_estimates };
}

/** True for text that names a hazard class or code, or says that there is none. */
export function namesHazards(text: string): boolean {
  return (
    readClassifications(text).length > 0 ||
    /^\W*(?:not classified|nicht eingestuft|niet ingedeeld|non class[eé]|not hazardous|nicht klassifiziert)/i.test(
      text,
    ) ||
    /\b(?:aquatic (?:acute|chronic)|acute tox|skin (?:sens|corr|irrit)|eye (?:dam|irrit)|stot (?:se|re)|flam (?:liq|gas|sol)|press gas|asp tox|specific target organ)\b/.test(
      foldText(text).replace(/ +/g, " "),
    )
  );
}
