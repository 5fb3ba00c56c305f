import type { PdfPageObject } from "@embedpdf/models";

/** x0, y0, x1, y1 in PDF points, origin bottom left, as the API gives the places of values. */
export type FileRect = readonly number[];

/** A rectangle in points from the page's top left corner, as the viewer lays pages out, before they are turned. */
export type PageRect = { x: number; y: number; width: number; height: number };

type Laid = Pick<PdfPageObject, "size" | "boxes">;

/** Where a place of the file lies on the page: pages may begin elsewhere than at 0, 0. */
export function onPage([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: FileRect, { size, boxes }: Laid): PageRect {
  const { left, bottom } = boxes?.crop ?? { left: 0, bottom: 0 };
  return {
    x: Math.min(x0, x1) - left,
    y: size.height - (Math.max(y0, y1) - bottom),
    width: Math.abs(x1 - x0),
    height: Math.abs(y1 - y0),
  };
}

/** Where a rectangle of the page lies in the file. */
export function inFile({ x, y, width, height }: PageRect, { size, boxes }: Laid): FileRect {
  const { left, bottom } = boxes?.crop ?? { left: 0, bottom: 0 };
  return [x + left, size.height - y - height + bottom, x + width + left, size.height - y + bottom];
}

/** As parts of the page, which hold at every zoom; `margin` in points is left around it. */
export function asStyle({ x, y, width, height }: PageRect, { size }: Laid, margin = 0) {
  return {
    left: `${(100 * (x - margin)) / size.width}%`,
    top: `${(100 * (y - margin)) / size.height}%`,
    width: `${(100 * (width + 2 * margin)) / size.width}%`,
    height: `${(100 * (height + 2 * margin)) / size.height}%`,
  };
}

/** Whether the middle of one lies in the other. */
export function holdsMiddle(outer: PageRect, { x, y, width, height }: PageRect): boolean {
  const [across, down] = [x + width / 2 - outer.x, y + height / 2 - outer.y];
  return across >= 0 && down >= 0 && across <= outer.width && down <= outer.height;
}
