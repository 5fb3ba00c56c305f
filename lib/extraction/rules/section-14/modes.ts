/**
 * Rules under which dangerous goods travel: by road, rail, inland waterway, sea, air; US, Canada, Australia; the UN
 * model. "land" is carriage by land under whatever rules hold where the sheet is used.
 */
export type Mode = "adr" | "rid" | "adn" | "imdg" | "iata" | "dot" | "tdg" | "adg" | "un" | "land";

const CODES: readonly (readonly [Mode, RegExp])[] = [
  ["adr", /\b(?:ADR|SDR)(?![a-z])|\bRTMDR?\b|\bVLG\b|\bGGVS(?:EB?|\/E)?\b/gi],
  ["rid", /\b(?:RID|RSD)(?![a-z])|\bGGVE\b/gi],
  ["adn", /\bADNR?\b/gi],
  ["imdg", /\bIMDG(?![a-z])|\bIMO\b|\bI\.M\.O\.|\bIMSBC\b|\bGGVSee\b/gi],
  ["iata", /\bIATA(?![a-z])|\bICAO(?![a-z])|\bOACI(?![a-z])/gi],
  ["dot", /\b(?:US\s?)?DOT\b|\b49\s?CFR\b|(?:\bU\.?\s?S\.?\s?)?(?:\bDOT\b|\bD\.O\.T\.?)/gi],
  ["tdg", /\bTDG(?![a-z])|\bTMD\b/g],
  ["adg", /\bADG(?![a-z])/g],
  ["un", /\bUN\s?RTDG\b|\bUNO\b|\bUN\s?Model Regulations?\b/gi],
];

const CARRIAGE =
  "transport\\p{L}*|verkehr\\p{L}*|verkeer|vervoer\\p{L}*|shipping|shipments?|trasporto|transporte|přeprav\\p{L}*|przew\\p{L}*|" +
  "beförderung|carriage|fuvaroz\\p{L}*|szállítás\\p{L}*|운송|运输|mode|schiff\\p{L}*|scheep\\p{L}*|vaart|fracht|vracht|freight|fret|" +
  "cargo|navigation|voies?|wateren|waterweg\\p{L}*|waterways?|wasserstra\\p{L}*";
/** "By road", "Over de weg" */
const BY = /^\W*(?:by|over|per|par|via|door)\s/i;

/** Words of a text by themselves, whatever letters they are written in. */
const words = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, "giu");

const WORDS: readonly (readonly [Mode[], RegExp])[] = [
  [
    ["adn"],
    words(
      "inland\\s+(?:water\\p{L}*|navigation)|binnen(?:schiff|vaart|scheep|wateren|wasser|gewässer)\\p{L}*|" +
        "binnenlandse?\\s+(?:vaart|waterwegen)|fluvial\\p{L}*|navigation\\s+intérieure|" +
        "voies? (?:de navigation|navigables?)(?: intérieures?)?|vías navegables",
    ),
  ],
  [
    ["imdg"],
    words(
      "sea(?!l)\\p{L}*|marine|maritime?s?|maritiem|ocean|see(?:schiff|transport|verkehr|weg|fracht|beförderung)\\p{L}*|hochsee\\p{L}*|" +
        "auf\\s+(?:hoher\\s+)?see|meerestransport\\p{L}*|zee\\p{L}*|mer|marítim\\p{L}*|marittim\\p{L}*|námořní|morski\\p{L}*|tengeri",
    ),
  ],
  [
    ["iata"],
    words(
      "air|luft\\p{L}*|flug\\p{L}+|aircraft|lucht\\p{L}*|vliegtuig\\p{L}*|aéri\\p{L}*|avion|a[eé]re[oa]|letecká|lotnicz\\p{L}*|légi\\p{L}*",
    ),
  ],
  [
    ["land"],
    words(
      "(?:over)?land\\p{L}*|road|rail\\p{L}*|stra(?:ß|ss)en?\\p{L}*|schienen?\\p{L}*|(?:eisen)?bahn\\p{L}*|weg\\p{L}{0,12}|spoor\\p{L}*|" +
        "terrestres?|route|routi[eè]re?s?|ferroviaires?|chemins? de fer|terre|surface|ground|silniční|železniční|drogow\\p{L}*|terra|carretera|közúti",
    ),
  ],
];

const FILLER = words(
  `${CARRIAGE}|bill|lading|description|basic|entry|for|water|ocean|classement|pour|classification|classe?|klasse|code|dgr|ti|pi|` +
    "regulations?|dangerous|goods?|marchandises?|mati[èe]res?|dangereuses?|mercanc[ií]as?|peligrosas?|merci|pericolose|gefahrgut\\p{L}*|" +
    "information|by|over|per|par|via|auf|dem|der|mit|im|in|am|see|the|of|and|und|en|et|ou|oder|or|us|usa|canada|canadian|international|" +
    "domestic|département|cargo|passenger|bulk|vessel|surface|hazardous|materials?|department|inland|w|voie|ship\\p{L}*|schip\\p{L}*|" +
    "voor|door|het|de|la|le|les|según|zgodnie|amendment|ed|edition|20\\d\\d",
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
  // "ADR 2017" is an edition of the rules, "ADR: 2014" a UN number
  if (text.length > LONGEST_LABEL || /:\s*\d/.test(text)) return [];
  const modes = modesIn(text);
  if (modes.length === 0) return [];
  const isCoded = CODES.some(([, pattern]) => search(pattern, text));
  const hasCarriage = namesCarriage(text) || BY.test(text);
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
