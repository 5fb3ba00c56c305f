import { finding } from "@/lib/extraction/findings";
import { words } from "@/lib/extraction/language/words";
import { paragraphReader } from "@/lib/extraction/lines/paragraphs";
import type { Reader } from "@/lib/extraction/model";
import { readRevisionDate } from "@/lib/extraction/rules/section-1/revision-date";

const readNotes = paragraphReader({ words: words.closing, subsections: {} });

/** Section 16: what changed against the version before, the abbreviations, and the date where only it stands here. */
export const readSection16: Reader = (section, context) => {
  const notes = readNotes(section, context);
  const date = readRevisionDate(section.lines, context);
  if (!date) return notes;
  const { iso, confidence, source } = date;
  const dated = finding("revision_date", iso, confidence, [source]);
  return { problems: notes.problems, findings: [...notes.findings, dated] };
};
