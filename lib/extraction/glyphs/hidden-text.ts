import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Rect } from "@/lib/extraction/model";
import type { Characters, Font } from "./characters";
import type { Frame } from "./page-frame";
import { objectKinds, type PageObjects } from "./page-objects";
import { callsOf, memoryOf } from "./pdfium-calls";

/** Lower letters cannot be read, in points: generators leave their version in a corner so. */
const leastHeight = 2;
/** A box has four corners, and perhaps the first again. */
const boxSegments = 5;
/** Boxes lower or narrower than this hide no letter, in points. */
const leastCover = 4;
/** Each part of a colour is white from here on, and an opacity whole. */
const white = 250;
const scratchBytes = 64;

type Shape = { order: number; rect: Rect };
type Drawing = {
  /** White boxes drawn after some text. */
  covers: Shape[];
  /** What white letters can be read on. */
  grounds: Shape[];
};

/**
 * The characters of a page that its reader sees. What white boxes were drawn over, what is white on white paper, far too
 * small or beyond the page's edge is left of an older version, or a mark of the program that made the file.
 */
export function visibleCharacters(
  pdfium: WrappedPdfiumModule,
  objects: PageObjects,
  characters: Characters,
  frame: Frame,
): Characters {
  const { fonts } = characters;
  const hasWhite = fonts.some((font) => font?.isWhite);
  const isHidden = hiddenBy(pdfium, objects, frame, hasWhite);
  const edges: Rect = [0, 0, frame.width, frame.height];
  let visible: (Font | null)[] | null = null;
  let isOutside = false;
  let wasSpace = true;
  for (let i = 0; i < fonts.length; i++) {
    const font = fonts[i];
    // A word that begins on the page is read whole
    if (font && (wasSpace || isOutside)) isOutside = !isOn(rectOf(characters, i), edges);
    wasSpace = !font;
    if (!font) continue;
    const isTiny = font.size < leastHeight && heightOf(characters, i) < leastHeight;
    if (!isOutside && !isTiny && !isHidden?.(font, rectOf(characters, i))) continue;
    visible ??= [...fonts];
    visible[i] = null;
  }
  return visible ? { ...characters, fonts: visible } : characters;
}

function rectOf({ rects }: Characters, i: number): Rect {
  const at = 4 * i;
  return [rects[at] ?? 0, rects[at + 1] ?? 0, rects[at + 2] ?? 0, rects[at + 3] ?? 0];
}

function heightOf({ rects }: Characters, i: number): number {
  return (rects[4 * i + 3] ?? 0) - (rects[4 * i + 1] ?? 0);
}

/** Whether the middle of a character lies within a box. */
function isOn(character: Rect, box: Rect): boolean {
  const x = (character[0] + character[2]) / 2;
  const y = (character[1] + character[3]) / 2;
  return x > box[0] && x < box[2] && y > box[1] && y < box[3];
}

/** Whether a character lies under a white box, or is white without anything under it; null where neither can be. */
function hiddenBy(
  pdfium: WrappedPdfiumModule,
  objects: PageObjects,
  frame: Frame,
  hasWhite: boolean,
): ((font: Font, rect: Rect) => boolean) | null {
  const shapes = drawingOf(pdfium, objects, hasWhite);
  if (!hasWhite && !shapes.covers.length) return null;
  const order = new Map(objects.map(({ handle }, place) => [handle, place]));
  const placed = (shape: Shape) => ({ ...shape, rect: frame.upright(shape.rect) });
  const covers = shapes.covers.map(placed);
  const grounds = shapes.grounds.map(placed);
  return ({ object, isWhite }, rect) => {
    const own = order.get(object);
    if (own === undefined) return false;
    if (covers.some((cover) => cover.order > own && isOn(rect, cover.rect))) return true;
    return isWhite && !grounds.some((ground) => ground.order < own && isOn(rect, ground.rect));
  };
}

function drawingOf(pdfium: WrappedPdfiumModule, objects: PageObjects, hasWhite: boolean): Drawing {
  const scratch = pdfium.pdfium.wasmExports.malloc(scratchBytes);
  const drawing: Drawing = { covers: [], grounds: [] };
  try {
    let isAfterText = false;
    for (const [order, { handle, kind }] of objects.entries()) {
      if (kind === objectKinds.text) isAfterText = true;
      else if (kind === objectKinds.path) {
        const rect = isAfterText ? coverOf(pdfium, handle, scratch) : null;
        if (rect) drawing.covers.push({ order, rect });
        else if (hasWhite && isFilled(pdfium, handle, scratch) && !isWhiteFill(pdfium, handle, scratch))
          drawing.grounds.push({ order, rect: boundsOf(pdfium, handle, scratch) });
      } else if (hasWhite) drawing.grounds.push({ order, rect: boundsOf(pdfium, handle, scratch) });
    }
    return drawing;
  } finally {
    pdfium.pdfium.wasmExports.free(scratch);
  }
}

function isFilled(pdfium: WrappedPdfiumModule, path: number, scratch: number): boolean {
  callsOf(pdfium).FPDFPath_GetDrawMode(path, scratch, scratch + 4);
  return memoryOf(pdfium).HEAP32[scratch >> 2] !== 0;
}

/** Whether an object is filled with plain white. */
export function isWhiteFill(pdfium: WrappedPdfiumModule, object: number, scratch: number): boolean {
  const calls = callsOf(pdfium);
  if (!calls.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return false;
  const { HEAPU32 } = memoryOf(pdfium);
  for (let part = scratch >> 2; part < (scratch >> 2) + 4; part++)
    if ((HEAPU32[part] ?? 0) < white) return false;
  return !calls.FPDFPageObj_HasTransparency(object);
}

/** What a path hides of the page, as far as it is not clipped; null when it is no white box or too small. */
function coverOf(pdfium: WrappedPdfiumModule, path: number, scratch: number): Rect | null {
  const count = callsOf(pdfium).FPDFPath_CountSegments(path);
  if (count !== boxSegments && count !== boxSegments - 1) return null;
  const bounds = boundsOf(pdfium, path, scratch);
  if (!isLarge(bounds) || !isFilled(pdfium, path, scratch) || !isWhiteFill(pdfium, path, scratch))
    return null;
  const rect = clipped(pdfium, path, bounds, scratch);
  return isLarge(rect) ? rect : null;
}

function isLarge([x0, y0, x1, y1]: Rect): boolean {
  return x1 - x0 > leastCover && y1 - y0 > leastCover;
}

function clipped(pdfium: WrappedPdfiumModule, path: number, bounds: Rect, scratch: number): Rect {
  const calls = callsOf(pdfium);
  const clip = calls.FPDFPageObj_GetClipPath(path);
  let [x0, y0, x1, y1] = bounds;
  for (let i = 0; i < calls.FPDFClipPath_CountPaths(clip); i++) {
    const count = calls.FPDFClipPath_CountPathSegments(clip, i);
    const points = Array.from({ length: count }, (_, k): [number, number] => {
      calls.FPDFPathSegment_GetPoint(calls.FPDFClipPath_GetPathSegment(clip, i, k), scratch, scratch + 4);
      const { HEAPF32 } = memoryOf(pdfium);
      return [HEAPF32[scratch >> 2] ?? 0, HEAPF32[(scratch >> 2) + 1] ?? 0];
    });
    x0 = Math.max(x0, Math.min(...points.map(([x]) => x)));
    x1 = Math.min(x1, Math.max(...points.map(([x]) => x)));
    y0 = Math.max(y0, Math.min(...points.map(([, y]) => y)));
    y1 = Math.min(y1, Math.max(...points.map(([, y]) => y)));
  }
  return [x0, y0, x1, y1];
}

function boundsOf(pdfium: WrappedPdfiumModule, object: number, scratch: number): Rect {
  callsOf(pdfium).FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const at = scratch >> 2;
  const { HEAPF32 } = memoryOf(pdfium);
  return [HEAPF32[at] ?? 0, HEAPF32[at + 1] ?? 0, HEAPF32[at + 2] ?? 0, HEAPF32[at + 3] ?? 0];
}
