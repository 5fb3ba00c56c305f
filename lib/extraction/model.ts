import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";
import type { Language } from "./language/words";

/** A rectangle on a page: [x0, y0, x1, y1] in PDF points, origin bottom left, y upwards. */
export type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

export type Word = {
  text: string;
  rect: Rect;
  /** Type size in points. */
  size: number;
  bold: boolean;
  /** How sure OCR is of it, 0 to 100; absent where it was not read from a picture. */
  sureness?: number;
};

/** Words of one line that stand close together; a wide gap or a ruling line starts the next cell. */
export type Cell = { text: string; rect: Rect; words: Word[] };

/** One visual line, its cells from left to right. */
export type Line = {
  /** Page number, from 1. */
  page: number;
  rect: Rect;
  /** The cells' texts joined by two spaces. */
  text: string;
  cells: Cell[];
  size: number;
  /** True when every word is bold. */
  bold: boolean;
};

/** A drawn straight line or thin filled box: the borders of tables. */
export type Rule = { rect: Rect; direction: "horizontal" | "vertical" };

/** An embedded image or a group of drawn shapes that could be a pictogram. */
export type Picture = {
  page: number;
  rect: Rect;
  /** What the picture was recognised as, e.g. "GHS02"; null when it is none of the nine. */
  pictogram: string | null;
  confidence: number;
};

/** How many of a file's pages have been read. */
export type Progress = { pagesRead: number; pageCount: number };
export type OnProgress = (progress: Progress) => void;

export type Page = {
  number: number;
  width: number;
  height: number;
  /** Where the page begins, of several printed on one sheet: the others stand above, below or beside it. */
  bottom?: number;
  /** In reading order, running headers and footers removed. */
  lines: Line[];
  /** The running header and footer lines that were removed, for dates and page numbers. */
  margins: Line[];
  rules: Rule[];
  /** True when the words were read by OCR. */
  ocr: boolean;
  /** Present when the page lies otherwise in the file than its lines say. */
  placement?: Placement;
};

/**
 * A page as it is printed, with the heads and feet that all pages repeat and columns side by side. Nothing looks for
 * sections before it is put into reading order.
 */
export type PrintedPage = Omit<Page, "margins"> & { margins?: undefined };

/** Quarter turns anticlockwise of the page's text in the file, and where the page's corner lies there. */
export type Placement = { turn: 0 | 1 | 2 | 3; origin: readonly [x: number, y: number] };

export type Subsection = {
  /** "2.1", "8.2.1"; as printed without a trailing dot. */
  number: string;
  title: string;
  /** The heading's first line, without the value beside it. */
  heading: Line;
  /** What stands beside and below the heading. */
  lines: Line[];
};

export type Section = {
  /** 1 to 16. */
  number: number;
  title: string;
  /** Page on which its heading stands. */
  page: number;
  headingRect: Rect;
  /** All lines after the heading up to the next section, in reading order. */
  lines: Line[];
  subsections: Subsection[];
  pictures: Picture[];
};

export type { Language };

/** What every reader is given beside its section. */
export type SheetContext = {
  /** ISO 639-1 of the sheet's text; one without a file of words is read as en. */
  language: string;
  /** The language whose words a reader looks for. */
  words: Language;
  /** Day/month order of ambiguous dates: US sheets print month first. */
  monthFirst: boolean;
  jurisdiction: "eu" | "us" | "ca" | "au" | "other";
  pages: Page[];
  /** The lines of sections 2 and 3: older sheets print limits beside the components there. */
  composition?: readonly Line[];
  /** What section 3 calls the components: results of tests are told below their names. */
  componentNames?: readonly string[];
  /** The lines of section 11, where Canada's forms of 1988 tell limits of exposure. */
  toxicology?: readonly Line[];
  /** The lines of section 5: older sheets tell the flash point there alone. */
  firefighting?: readonly Line[];
  /** How many sheets in the same language follow the one that is read. */
  sheetsAfter?: number;
};

/** Where a value was read: page from 1, rectangle on it, and the text that stood there. */
export type Source = { page: number; rect: Rect; text: string };

/**
 * A value read from the sheet. `path` is its place in the section object of the API, e.g.
 * "signal_word", "components[2].cas_number", "modes.adr.class".
 */
export type Finding = {
  section: number;
  path: string;
  value: FindingValue;
  /** 0 to 1. Below 0.5 a value is reported as a doubt and not shown as read. */
  confidence: number;
  sources: Source[];
  /** The rule that made it (`rules/rule-ids.ts`). */
  rule?: string;
  /** One sentence: what it follows from, where the sheet does not print it. */
  derived?: string;
  /** The words at its sources say that there is no such value; its own is null and is shown nowhere. */
  absent?: true;
};
/** What a reader finds in its section. */
export type Found = Omit<Finding, "section">;
export type FindingValue =
  | string
  | number
  | boolean
  | null
  | FindingValue[]
  | { [key: string]: FindingValue };

/** What was not found, is in doubt, or contradicts something else. */
export type Problem = {
  /** The value's path with its section, e.g. "section2.signal_word". */
  path: string;
  code: string;
  /** One plain sentence in English. */
  message: string;
};

/** A reader of one section: pure, never throws for odd input; of other readers it knows what the context holds. */
export type Reader = (section: Section, context: SheetContext) => { findings: Found[]; problems: Problem[] };

export type RefusalCode =
  | "not_a_pdf"
  | "encrypted"
  | "damaged"
  | "no_text"
  | "not_an_sds"
  | "too_large"
  | "too_complex";

export type ValueSource = {
  path: string;
  page: number;
  rect: Rect;
  confidence: number;
  rule?: string;
  derived?: string;
  absent?: true;
};

/** The words of a page that is a picture, in reading order, each where the file has it. */
export type ScannedPage = { page: number; words: { text: string; rect: Rect }[] };

/** What was read in a sheet. */
export type ReadSheet = {
  status: "completed";
  error: null;
  document: SheetSummary;
  sections: Sections;
  sources: ValueSource[];
  problems: Problem[];
  pages: number;
  ocr: boolean;
  /** What OCR read on the pages that are pictures; absent where none is. */
  scanned?: ScannedPage[];
};

/** The pages of its file that a sheet takes, from 1. */
export type PagesTaken = { pageFrom: number; pageTo: number };

/**
 * The result of extraction, with the further sheets of a file that holds several; a file that is no readable sheet is a
 * result too.
 */
export type Extraction =
  | (ReadSheet & PagesTaken & { further?: (ReadSheet & PagesTaken)[] })
  | { status: "failed"; error: { code: RefusalCode; message: string }; document: null; sections: null };
