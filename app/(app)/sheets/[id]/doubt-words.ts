/** How a doubt of the reading is said, by the sentence that the API gives; its groups are what the words name. */
const sentences: [name: string, sentence: RegExp][] = [
  ["missing", /^Not found: /],
  ["unsure", /^"(?<value>.*)" may stand here, but was read with too little certainty\.$/s],
  ["unsureValue", /^A value was read with too little certainty\.$/],
  ["section", /^Section (?<number>\d+) was not found\.$/],
  [
    "severalSheets",
    /^The file holds (?<count>\d+) sheets; only the first was read, pages (?<from>\d+) to (?<to>\d+)\.$/,
  ],
  [
    "old",
    /^The sheet is of (?<date>\d{4}-\d\d-\d\d), older than .*; ask the supplier for the current one\.$/,
  ],
  [
    "checkDigit",
    /^The check digit of (?:CAS number |EC number )?(?<number>\S+) (?:is wrong|does not hold)\.$/,
  ],
  ["noSignalWord", /^No signal word was found; the classification calls for (?<word>\w+)\.$/],
  ["signalWord", /^The sheet prints (?<word>.+); the classification calls for Danger\.$/],
  ["noPictogram", /^(?<code>\S+) calls for (?<pictogram>GHS\d\d), which was not found\.$/],
  ["noStatement", /^(?<subject>.+) calls for a hazard statement that was not found\.$/],
  ["otherText", /^(?<code>\S+) is printed with the text of (?<other>\S+)\.$/],
  ["leastShares", /^The components' least shares add up to (?<sum>\d+) %\.$/],
  ["bounds", /^The lower bound (?<min>\S+) % lies above the upper bound (?<max>\S+) %\.$/],
  ["above100", /^A share above 100 % was read\.$/],
  ["noShare", /^"(?<value>.*)" is no concentration in per cent\.$/s],
  ["melting", /^The melting point lies above the boiling point\.$/],
  ["ignition", /^The flash point lies above the auto-ignition temperature\.$/],
  ["otherwise", /^The sheet now reads otherwise than when a person looked at it\.$/],
  ["unclassified", /^The sheet says that the product is not classified\.$/],
  ["unclassifiedMixture", /^A mixture that is not classified need not name its components\.$/],
  ["callsForNone", /^(?<codes>\S.*) calls for none\.$/],
  ["noLimitPrinted", /^Section 8 prints no concentration in air\.$/],
  ["noGroups", /^Class (?<name>.+) has no packing groups\.$/],
  ["extremePh", /^The pH is extreme, /],
];

/** The name of a doubt in the messages and what it names; null for one that has no words of its own. */
export function doubtWords(sentence: string): { name: string; values: Record<string, string> } | null {
  for (const [name, pattern] of sentences) {
    const match = pattern.exec(sentence);
    if (match) return { name, values: { ...match.groups } };
  }
  return null;
}
