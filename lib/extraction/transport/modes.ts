/**
 * Rules under which dangerous goods travel: by road, rail, inland waterway, sea, air; US, Canada, Australia; the UN
 * model. "land" is carriage by land under whatever rules hold where the sheet is used.
 */
export type Mode = "adr" | "rid" | "adn" | "imdg" | "iata" | "dot" | "tdg" | "adg" | "un" | "land";

const CODES: readonly (readonly [Mode, RegExp])[] = [
  ["adr", /\b(?:ADR|SDR)(?![a-z])|\bRTMDR?\b|\bGGVS(?:EB?|\/E)?\b/gi],
  ["rid", /\b(?:RID|RSD)(?![a-z])|\bGGVE\b/gi],
  ["adn", /\bADNR?\b/gi],
  ["imdg", /\bIMDG(?![a-z])|\bIMO\b|\bI\.M\.O\.|\bIMSBC\b|\bGGVSee\b/gi],
  ["iata", /\bIATA(?![a-z])|\bICAO(?![a-z])/gi],
  ["dot", /\b(?:US\s?)?DOT\b|\b49\s?CFR\b|(?:\bU\.?\s?S\.?\s?)?(?:\bDOT\b|\bD\.O\.T\.?)/gi],
  ["tdg", /\bTDG(?![a-z])|\bTMD\b/g],
  ["adg", /\bADG(?![a-z])/g],
  ["un", /\bUN\s?RTDG\b|\bUNO\b|\bUN\s?Model Regulations?\b/gi],
];

const CARRIAGE =
  "transport\\w*|verkehr\\w*|vervoer\\w*|shipping|shipments?|trasporto|transporte|přeprav\\w*|przew\\w*|beförderung|carriage|fuvaroz\\w*|szállítás\\w*|운송|运输|mode";

const WORDS: readonly (readonly [Mode[], RegExp])[] = [
  [
    ["adn"],
    /\b(?:inland\s+water\w*|binnen(?:schiff\w*|vaart\w*|wateren\w*|gewässer\w*)|fluvial\w*|voies? (?:de navigation|navigables?)(?: intérieures?)?|vías navegables)/giu,
  ],
  [
    ["imdg"],
    /\b(?:sea(?!l)\w*|marine|maritime?s?|ocean|ocean|see(?:schiff\w*|transport\w*|verkehr\w*)|zee\w*|mer|marítim\w*|marittim\w*|námořní|morski\w*|tengeri)\b/giu,
  ],
  [
    ["iata"],
    /\b(?:air|luft\w*|flugzeug\w*|aircraft|lucht\w*|aéri\w*|avion|a[eé]re[oa]|letecká|lotnicz\w*|légi\w*)\b/giu,
  ],
  [
    ["land"],
    /\b(?:land\w*|road|rail\w*|straßen?\w*|strassen\w*|schienen?\w*|eisenbahn\w*|weg\w{0,12}|spoor\w*|terrestres?|route|routiers?|terre|surface|ground|silniční|železniční|drogow\w*|terra|carretera|közúti)\b/giu,
  ],
];

const FILLER = new RegExp(
  `\\b(?:${CARRIAGE}|bill|lading|description|basic|entry|for|water|ocean|classement|pour|classification|classe?|klasse|code|dgr|ti|pi|regulations?|dangerous|goods?|marchandises?|mati[èe]res?|dangereuses?|mercanc[ií]as?|peligrosas?|merci|pericolose|gefahrgut\\w*|information|by|over|per|par|via|auf|dem|im|in|am|the|of|and|und|en|et|ou|oder|or|us|usa|canada|canadian|international|domestic|département|cargo|passenger|bulk|vessel|surface|hazardous|materials?|department|inland|w|voie|ship\\w*|schiff\\w*|schip\\w*|voor|het|de|la|le|les|según|zgodnie|amendment|ed|edition)\\b|20\\d\\d`,
  "giu",
);

/** Every mode that a text names by its rules' letters, else by words for road, sea and air. */
export function modesIn(text: string): Mode[] {
  const byCode = CODES.filter(([, pattern]) => search(pattern, text)).map(([mode]) => mode);
  if (byCode.length > 0) return byCode;
  const byWord = WORDS.filter(([, pattern]) => search(pattern, text)).flatMap(([modes]) => modes);
  return byWord.includes("adn") ? ["adn"] : byWord;
}

function search(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** True for words of carriage: "Transport im", "Shipping by". */
export const namesCarriage = (text: string) => new RegExp(CARRIAGE, "iu").test(text);

const LONGEST_LABEL = 90;
/** "Sea transport (IMDG) [English]": the language of the names below. */
const LANGUAGE = /\[\p{L}{5,12}\]/u;

/** The modes of a text that says nothing but how goods travel: "ADR/RID", "Sea transport (IMDG)"; else none. */
export function modesOfLabel(text: string): Mode[] {
  if (text.length > LONGEST_LABEL) return [];
  const modes = modesIn(text);
  if (modes.length === 0) return [];
  const isCoded = CODES.some(([, pattern]) => search(pattern, text));
  const hasCarriage = namesCarriage(text);
  if (!isCoded && !hasCarriage) return [];
  let rest = text.replace(/^\W*14\.\d\b/, " ").replace(LANGUAGE, " ");
  for (const [, pattern] of [...CODES, ...WORDS]) rest = rest.replace(pattern, " ");
  rest = rest
    .replace(FILLER, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if (rest.length <= 2 && !/^(?:I+|\d+)$/i.test(rest)) return modes;
  return isCoded && hasCarriage && /\([^)]*\)\s*:?$/.test(text) && !/\d/.test(rest) && rest.length < 40
    ? modes
    : [];
}
