import { problem } from "@/lib/extraction/findings";
import type { Problem } from "@/lib/extraction/model";
import { type SheetReading, textAt } from "./sheet-reading";

const SECTIONS = 16;
/** 29 CFR 1910.1200 (g)(2), note: sections 12 to 15 are not mandatory. */
const OPTIONAL_IN_THE_US = [12, 13, 14, 15];

/** When the law that a sheet must follow came into force, and what it is called. */
const LAW = {
  /** Reg. (EU) 2020/878 Art. 2 and 3: older sheets could be used until 31 December 2022. */
  eu: { from: "2021-01-01", name: "Annex II of REACH as amended by Regulation (EU) 2020/878" },
  /** 29 CFR 1910.1200 (j): sheets under HazCom 2012 since 1 June 2015. */
  us: { from: "2012-05-25", name: "the Hazard Communication Standard of 2012" },
  /** Hazardous Products Regulations, SOR/2015-17. */
  ca: { from: "2015-02-11", name: "the Hazardous Products Regulations of 2015" },
} as const;

/** Sections that the law calls for and the sheet lacks, and a sheet older than the law it has to follow. */
export function legalFormProblems(reading: SheetReading): Problem[] {
  return [...missingSections(reading), ...olderThanItsLaw(reading)];
}

function missingSections(reading: SheetReading): Problem[] {
  const present = new Set(reading.sections.map((section) => section.number));
  const { jurisdiction } = reading.context;
  const optional = jurisdiction === "us" || jurisdiction === "ca" ? OPTIONAL_IN_THE_US : [];
  return Array.from({ length: SECTIONS }, (_, i) => i + 1)
    .filter((number) => !present.has(number) && !optional.includes(number))
    .map((number) => problem(`section${number}`, "missing_section", `Section ${number} was not found.`));
}

function olderThanItsLaw(reading: SheetReading): Problem[] {
  const { jurisdiction } = reading.context;
  if (jurisdiction !== "eu" && jurisdiction !== "us" && jurisdiction !== "ca") return [];
  const date = textAt(reading, 1, "revision_date") ?? textAt(reading, 16, "revision_date");
  const law = LAW[jurisdiction];
  if (!date || date >= law.from) return [];
  const message = `The sheet is of ${date}, older than ${law.name}; ask the supplier for the current one.`;
  return [problem("section1.revision_date", "outdated", message)];
}
