import layoutDocument from "@react-pdf/layout";
import renderDocument from "@react-pdf/render";
import { type DocumentProps, pdf as mounted } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { openPdfFile, type Pdf, type PdfFileOptions } from "../pdf-file";
import type { Face, Typeface } from "../typeface";
import { type PlacedNode, tagging } from "./tags";

/**
 * Documents of @react-pdf/renderer one after the other as one PDF, tagged, with title and language; the same elements
 * make the same bytes. The library's own last step writes no tags, so its layout and its drawing, which are packages of
 * their own, are called here with the tags between them. A part is drawn before the next is laid out, so that
 * thousands of rows need no more memory than a page of them.
 */
export async function renderPages(
  parts: Iterable<ReactElement<DocumentProps>>,
  typeface: Typeface,
  options: Pick<PdfFileOptions, "title" | "language">,
): Promise<Uint8Array> {
  const { pdf, bytes } = openPdfFile({ ...options, typeface });
  // The drawing of a part ends its file; here only the last one does.
  const end = pdf.end.bind(pdf);
  pdf.end = () => {};
  const withTags = tagging(pdf);
  const fonts = fontsOf(typeface);
  const set: SetTexts = new Map();
  for (const part of parts) {
    const { document } = mounted(part).container;
    recall(document, set);
    const placed = await layout(document, fonts);
    for (const page of placed.children) keep(page, set);
    draw(pdf, { ...placed, children: withTags(placed.children) });
  }
  end();
  return bytes;
}

/** Lines by their text and style: a register says the same a thousand times, and setting it is most of the work. */
type SetTexts = Map<string, PlacedNode["lines"]>;

function recall(node: PlacedNode, set: SetTexts): void {
  if (node.type !== "TEXT") for (const child of node.children ?? []) recall(child, set);
  else if (node.props?.lineCount !== undefined) {
    node.props.key = JSON.stringify([node.style, node.children]);
    node.lines = set.get(node.props.key);
  }
}

/** The library leaves out lines that have no room and pictures that it cannot read, and goes on. */
function keep({ type, props, lines, image, children }: PlacedNode, set: SetTexts): void {
  if (type === "IMAGE" && !image) throw new Error("a picture cannot be read");
  if (type !== "TEXT") for (const child of children ?? []) keep(child, set);
  else if (props?.lineCount !== undefined && lines?.length !== props.lineCount)
    throw new Error(`${lines?.length} of ${props.lineCount} lines have room: ${lines?.[0]?.string}`);
  // A line that was broken again pushes the last one out, and there are as many as before.
  else if (props?.lastLine !== undefined && lines?.at(-1)?.string.trim() !== props.lastLine.trim())
    throw new Error(`a line was broken again: ${props.lastLine} has no room`);
  else if (props?.key) {
    if (set.size >= MOST_SET) set.clear();
    set.set(props.key, lines);
  }
}

const MOST_SET = 1_000;

type PlacedDocument = { type: string; children: PlacedNode[] };

// The published types leave out the store of fonts, and the drawing's are those of another release of pdfkit's.
const layout = layoutDocument as unknown as (
  document: unknown,
  fonts: ReturnType<typeof fontsOf>,
) => Promise<PlacedDocument>;
const draw = renderDocument as unknown as (pdf: Pdf, document: PlacedDocument) => void;

/**
 * Our typeface alone, measured and drawn without kerning; words break where `wrapText` breaks them. The file knows its
 * faces by name, as it does the standard fonts: any other is opened anew for each run of letters.
 */
function fontsOf({ regular, bold }: Typeface) {
  const named = (name: string, { font }: Face): Face["font"] =>
    Object.create(font, { type: { value: "STANDARD" }, fullName: { value: name } });
  const faces = { regular: named("regular", regular), bold: named("bold", bold) };
  return {
    getFont: ({ fontWeight = 400 }: { fontWeight?: number }) => ({
      data: fontWeight > 500 ? faces.bold : faces.regular,
    }),
    load: async () => {},
    getEmojiSource: () => null,
    getHyphenationCallback: () => (word: string) => [word],
  };
}
