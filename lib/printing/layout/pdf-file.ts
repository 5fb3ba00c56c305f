import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import type { Typeface } from "./typeface";

export type PdfFileOptions = {
  title: string;
  /** ISO 639-1. */
  language: string;
  tagged?: boolean;
  userPassword?: string;
  /** Known to the file as "regular" and "bold". */
  typeface: Typeface;
};

export type Pdf = InstanceType<typeof PDFDocument>;

/** A file to draw in, and its bytes once it has ended. The same drawing makes the same bytes: no clock goes into it. */
export function openPdfFile(options: PdfFileOptions): { pdf: Pdf; bytes: Promise<Uint8Array> } {
  const { title, language, tagged = true, userPassword, typeface } = options;
  const pdf = new PDFDocument({
    autoFirstPage: false,
    font: "",
    pdfVersion: "1.7",
    lang: language,
    displayTitle: true,
    tagged,
    userPassword,
    info: { Title: title, Producer: "sixteen", CreationDate: EPOCH },
  });
  pdf.registerFont("regular", typeface.regular.font).registerFont("bold", typeface.bold.font);
  const chunks: Buffer[] = [];
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });
  return { pdf, bytes };
}

// PDF asks for a date; a real one would make every file of the same label differ.
const EPOCH = new Date(Date.UTC(2000, 0, 1));

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that is open already: read once, drawn in every document. */
      registerFont(name: string, source: Font): this;
    }
  }
}
