import { randomUUID } from "node:crypto";
import type { Extraction, PagesTaken, ReadSheet } from "@/lib/extraction/model";
import { finishDocument } from "@/lib/holdings/filing/finishing";
import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";
import { componentOf } from "@/lib/sheet/values";
import type { ApiClient } from "./api";

export const testPdf = (text: string = randomUUID()) => `%PDF-1.7\n${text}`;

export function fileForm(
  content: string | Uint8Array<ArrayBuffer>,
  name = "sheet.pdf",
  members = {},
): FormData {
  const form = new FormData();
  form.set("file", new File([content], name));
  for (const [member, value] of Object.entries<string>(members)) form.set(member, value);
  return form;
}

const acetone: SheetSummary = {
  product_name: "Acetone technical",
  chemical_name: "acetone",
  cas_number: "67-64-1",
  ec_number: "200-662-2",
  signal_word: "Danger",
  hazard_statements: ["EUH066", "H225", "H319", "H336"],
  ghs_pictograms: ["GHS02", "GHS07"],
  language: "en",
  revision_date: "2024-03-01",
  supplier: { name: "Example Solvents Ltd", address: "1 Sample Road", phone: null, email: null },
  emergency_contacts: [],
  components: [
    componentOf({
      chemical_name: "acetone",
      cas_number: "67-64-1",
      ec_number: "200-662-2",
      concentration_exact: 100,
      concentration_text: "100 %",
      classifications: [{ class_code: "Flam. Liq.", category_code: "2", hazard_code: "H225" }],
    }),
  ],
  quality_score: 0.9,
  errors: {},
};

const section = <Fields extends object>(title: string, fields: Fields) => ({
  title,
  page: 1,
  text: title,
  subsections: [],
  ...fields,
});

const acetoneSections: Sections = {
  section2: section("Hazards", {
    precautionary_statements: [{ code: "P210", text: "Keep away from heat." }],
  }),
  section9: section("Properties", {
    physical_state: { value: "liquid", text: "liquid" },
    flash_point: { value: -17, comparator: null, unit: "°C", conditions: null, text: "-17 °C" },
  }),
  section14: section("Transport", {
    un_number: "1090",
    modes: {
      adr: { un_number: "UN 1090", class: "3", packing_group: "II", proper_shipping_name: "ACETONE" },
    },
  }),
  section15: section("Regulations", {
    water_hazard_class: "1",
    storage_class: "3",
  }),
};

/** What a test sheet says where it differs from a sheet of acetone. */
export type SheetText = Partial<SheetSummary> & { sections?: Sections };

/** What a sheet says whose hazards were not read: there must be some, since it has a signal word. */
export const silentSheet: SheetText = {
  product_name: "Silent",
  signal_word: "Danger",
  hazard_statements: [],
  ghs_pictograms: [],
};

/** What a sheet says that says that its product is not classified. */
export const harmlessSheet: SheetText = {
  product_name: "Water",
  signal_word: null,
  hazard_statements: [],
  ghs_pictograms: [],
  components: [],
  sections: {
    section2: section("Hazards", { classifications: [], hazard_statements: [], pictograms: [] }),
    section9: section("Properties", { physical_state: { value: "liquid", text: "liquid" } }),
    section14: section("Transport", {}),
    section15: section("Regulations", {}),
  },
};

/** What the extractor would answer for a file of several sheets that say so, by the page each begins on. */
export function testFile(sheets: Record<number, SheetText>, pageCount: number): Extraction {
  const starts = Object.keys(sheets).map(Number);
  const [first, ...further] = starts.map((pageFrom, i) => ({
    ...testSheet(sheets[pageFrom]),
    pageFrom,
    pageTo: (starts[i + 1] ?? pageCount + 1) - 1,
  }));
  if (!first) throw new Error("a file holds a sheet at least");
  return { ...first, further };
}

/** What the extractor would answer for a sheet that says so. */
export function testSheet({ sections, ...text }: SheetText = {}): ReadSheet & PagesTaken {
  return {
    status: "completed",
    error: null,
    document: { ...acetone, ...text },
    sections: { ...acetoneSections, ...sections },
    sources: [],
    problems: [],
    pages: 1,
    pageFrom: 1,
    pageTo: 1,
    ocr: false,
  };
}

/** Uploads a file and finishes its extraction with what it is to say. Returns the document's id. */
export async function uploadRead(
  client: ApiClient,
  text: SheetText = {},
  content: string | Uint8Array<ArrayBuffer> = testPdf(),
): Promise<string> {
  const { body } = await client.post("/sds", undefined, { form: fileForm(content) });
  await finishReading(body.id, text);
  return body.id;
}

/** Ends the extraction of a document as the worker would. */
export async function finishReading(
  documentId: string,
  { sections, ...text }: SheetText = {},
): Promise<void> {
  const document = await database().document.findUniqueOrThrow({ where: { id: documentId } });
  const read: SheetSummary = { ...acetone, ...text };
  const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
  const data = {
    status: "completed",
    document: json(read),
    sections: json({ ...acetoneSections, ...sections }),
    sources: [],
    milliseconds: 1,
  };
  const key = { sheetId: document.sheetId, extractorVersion: "test" };
  const extraction = await database().extraction.upsert({
    where: { sheetId_extractorVersion: key },
    create: { ...key, ...data },
    update: data,
  });
  await finishDocument(document, [extraction]);
}
