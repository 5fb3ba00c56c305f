import type { Language } from "@/lib/extraction/model";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import type { SheetData } from "@/lib/fixtures/sheet-data";
import { type LayoutName, layouts } from "@/lib/fixtures/sheet-options";
import { cleaners } from "./sheets/cleaners";
import { coatings } from "./sheets/coatings";
import { doubtful } from "./sheets/doubtful";
import { laboratory } from "./sheets/laboratory";
import { solvents } from "./sheets/solvents";
import { workshop } from "./sheets/workshop";

const all = { ...laboratory, ...solvents, ...cleaners, ...workshop, ...coatings, ...doubtful };
export type DemoSheet = keyof typeof all;

export const demoSheets: Record<DemoSheet, SheetData> = all;
export const demoSheetNames = Object.keys(all) as DemoSheet[];

/** Earlier and later revisions of one product; the later ones come when assessments rest on the earlier ones. */
export const laterRevisions: DemoSheet[] = ["acetone", "hardener"];

/** A company writes its sheets in one language and one layout. */
const looks: Record<string, { language: Language; layout: LayoutName }> = {
  "Hartwell Laboratory Supplies Ltd": { language: "en", layout: "images" },
  "Waterhoven Chemie B.V.": { language: "nl", layout: "ruled" },
  "Brugman Technische Gassen N.V.": { language: "nl", layout: "numbered" },
  "Nordlicht Lacke GmbH": { language: "de", layout: "numbered" },
  "Isarchem Handels GmbH": { language: "de", layout: "ruled" },
  "Ateliers Rivière SAS": { language: "fr", layout: "open" },
};

export function lookOf(sheet: DemoSheet): { language: Language; layout: LayoutName } {
  return looks[demoSheets[sheet].supplier.name] ?? { language: "en", layout: "ruled" };
}

/** The PDF of a sheet under the name that its maker would give it; the same bytes each time. */
export async function demoFile(sheet: DemoSheet): Promise<{ fileName: string; bytes: Uint8Array }> {
  const data = demoSheets[sheet];
  const { language, layout } = lookOf(sheet);
  const bytes = await makeSheet(data, { ...layouts[layout], language });
  return { fileName: `${data.name} ${data.revisionDate} ${language.toUpperCase()}.pdf`, bytes };
}
