import type { Page, Placement, Rect } from "@/lib/extraction/model";

/** A quarter turn anticlockwise, how often the text of a page is turned in the file. */
export type Turn = Placement["turn"];

/**
 * Turns places of a PDF page, wherever its origin is and however its text lies, into an upright page that begins at
 * 0, 0; and back.
 */
export class Frame {
  readonly width: number;
  readonly height: number;
  /** True for the ordinary page, whose places are right as they stand. */
  readonly isPlain: boolean;

  constructor(
    private readonly box: Rect,
    readonly turn: Turn,
  ) {
    const [width, height] = [box[2] - box[0], box[3] - box[1]];
    this.width = turn % 2 ? height : width;
    this.height = turn % 2 ? width : height;
    this.isPlain = turn === 0 && box[0] === 0 && box[1] === 0;
  }

  /** The frame of a page that was read. */
  static of({ width, height, placement }: Pick<Page, "width" | "height" | "placement">): Frame {
    const { turn, origin } = placement ?? { turn: 0, origin: [0, 0] };
    const [across, up] = turn % 2 ? [height, width] : [width, height];
    return new Frame([origin[0], origin[1], origin[0] + across, origin[1] + up], turn);
  }

  /** Undefined for the ordinary page, whose places need no turning back. */
  get placement(): Placement | undefined {
    return this.isPlain ? undefined : { turn: this.turn, origin: [this.box[0], this.box[1]] };
  }

  point(x: number, y: number): [x: number, y: number] {
    if (this.isPlain) return [x, y];
    const [left, bottom] = [x - this.box[0], y - this.box[1]];
    if (this.turn === 1) return [bottom, this.height - left];
    if (this.turn === 2) return [this.width - left, this.height - bottom];
    return this.turn === 3 ? [this.width - bottom, left] : [left, bottom];
  }

  upright(rect: Rect): Rect {
    if (this.isPlain) return rect;
    return sorted(this.point(rect[0], rect[1]), this.point(rect[2], rect[3]));
  }

  /** The direction of a run of text on the upright page. */
  direction(a: number, b: number): [along: number, up: number] {
    if (this.turn === 1) return [b, -a];
    if (this.turn === 2) return [-a, -b];
    return this.turn === 3 ? [-b, a] : [a, b];
  }
}

/** A rectangle of an upright page where the file has it. */
export function rectInFile(rect: Rect, page: { width: number; height: number; placement?: Placement }): Rect {
  if (!page.placement) return rect;
  const { turn, origin } = page.placement;
  const back = (x: number, y: number): [number, number] => {
    const [left, bottom] =
      turn === 1
        ? [page.height - y, x]
        : turn === 2
          ? [page.width - x, page.height - y]
          : turn === 3
            ? [y, page.width - x]
            : [x, y];
    return [left + origin[0], bottom + origin[1]];
  };
  return sorted(back(rect[0], rect[1]), back(rect[2], rect[3]));
}

function sorted(a: [number, number], b: [number, number]): Rect {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
}
