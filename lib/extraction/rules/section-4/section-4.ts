import { words } from "@/lib/extraction/language/words";
import { labelledValues, labelsOf } from "@/lib/extraction/lines/labelled";
import { joined, paragraphReader } from "@/lib/extraction/lines/paragraphs";
import type { Finding, Reader, Section } from "@/lib/extraction/model";

const { notes_to_physician, ...fields } = words.firstAid;

/** First aid in general and by route of exposure (4.1), symptoms (4.2) and what the physician needs (4.3). */
const readFields = paragraphReader({
  section: 4,
  words: fields,
  subsections: { "4.2": "symptoms", "4.3": "medical_attention" },
  // Symptoms are told by the same routes, in the same words.
  before: {
    field: "symptoms",
    fields: ["general", "inhalation", "skin_contact", "eye_contact", "ingestion"],
  },
});

const { medical_attention, other, ...routes } = fields;
/** The words of 4.3 that are no notes to the physician. */
const ofSubsection = medical_attention.filter((label) => !notes_to_physician.includes(label));

/** What is for the physician alone, wherever it stands; it is part of `medical_attention` too where that is 4.3. */
const readNotes = paragraphReader({
  section: 4,
  words: { notes_to_physician, other: [...Object.values(routes).flat(), ...ofSubsection, ...other] },
  subsections: {},
});

export const readSection4: Reader = (section, sheet) => {
  const { findings, problems } = readFields(section, sheet);
  const notes = readNotes(section, sheet).findings;
  const general = findings.some(({ path }) => path === "general") ? [] : unlabelledAdvice(section);
  return { findings: [...general, ...findings, ...notes], problems };
};

const routeLabels = labelsOf(fields);
/** Less is a title, or what is left of one. */
const SHORTEST_ADVICE = 20;

/** Sentences of 4.1 that stand before its first label are meant for every route. */
function unlabelledAdvice(section: Section): Finding[] {
  const lines = section.subsections.find(({ number }) => number === "4.1")?.lines ?? [];
  const [first] = labelledValues(lines, routeLabels, { loose: false });
  if (!first) return [];
  const before = lines.filter(
    ({ page, rect }) => page < first.page || (page === first.page && rect[1] > first.labelRect[1] + 1),
  );
  const value = joined(before);
  if (value.length < SHORTEST_ADVICE || !/[.!]$/.test(value)) return [];
  const sources = before.map(({ page, rect, text }) => ({ page, rect, text }));
  return [{ section: 4, path: "general", value, confidence: 0.8, sources }];
}
