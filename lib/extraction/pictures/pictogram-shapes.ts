/** Pixels as pdfium (BGRA) and sharp (RGBA) deliver them, four bytes each, row after row. */
export type Bitmap = {
  width: number;
  height: number;
  /** Bytes from one row to the next. */
  stride: number;
  bytes: Uint8Array;
};

/** A square standing on its point: centre and half diagonals in pixels. */
export type Diamond = { x: number; y: number; halfWidth: number; halfHeight: number };

/** Side of the normalised symbol masks. */
export const MASK_SIDE = 40;
/** The symbol lies within this share of the half diagonal; beyond it is the frame. */
const SYMBOL_REACH = 0.8;
/** Frames in red, grey or black are clearly darker than this in at least one channel. */
const INK = 190;
/** A symbol is black; the red of the frame has one bright channel. */
const BLACK = 120;
const SMALLEST_DIAMOND = 24;
const LARGEST_ROW = 6;

/** Of red, green and blue, in whichever order they lie. */
function darkest({ bytes, stride }: Bitmap, x: number, y: number): number {
  const at = y * stride + x * 4;
  return Math.min(bytes[at] ?? 255, bytes[at + 1] ?? 255, bytes[at + 2] ?? 255);
}

function brightest({ bytes, stride }: Bitmap, x: number, y: number): number {
  const at = y * stride + x * 4;
  return Math.max(bytes[at] ?? 255, bytes[at + 1] ?? 255, bytes[at + 2] ?? 255);
}

type Box = { x0: number; y0: number; x1: number; y1: number };

/** A mark for each dark pixel, with a border of one blank pixel, so that every pixel has eight neighbours. */
function inkOf(bitmap: Bitmap): Uint8Array {
  const row = bitmap.width + 2;
  const ink = new Uint8Array(row * (bitmap.height + 2));
  const { bytes } = bitmap;
  for (let y = 0; y < bitmap.height; y++) {
    let at = y * bitmap.stride;
    for (let to = (y + 1) * row + 1; to <= (y + 1) * row + bitmap.width; to++, at += 4) {
      const isDark = (bytes[at] ?? 255) < INK || (bytes[at + 1] ?? 255) < INK || (bytes[at + 2] ?? 255) < INK;
      if (isDark) ink[to] = 1;
    }
  }
  return ink;
}

/** Bounding boxes of the connected inked shapes, in the bitmap's pixels; `ink` is used up. */
function inkedBoxes(ink: Uint8Array, width: number): Box[] {
  const row = width + 2;
  const neighbours = [-row - 1, -row, -row + 1, -1, 1, row - 1, row, row + 1];
  const boxes: Box[] = [];
  const stack: number[] = [];
  for (let start = ink.indexOf(1); start >= 0; start = ink.indexOf(1, start)) {
    const box = { x0: row, y0: ink.length, x1: 0, y1: 0 };
    ink[start] = 0;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = (at % row) - 1;
      const y = (at - x - 1) / row - 1;
      if (x < box.x0) box.x0 = x;
      if (x > box.x1) box.x1 = x;
      if (y < box.y0) box.y0 = y;
      if (y > box.y1) box.y1 = y;
      for (const step of neighbours)
        if (ink[at + step]) {
          ink[at + step] = 0;
          stack.push(at + step);
        }
    }
    if (box.x1 - box.x0 >= SMALLEST_DIAMOND && box.y1 - box.y0 >= SMALLEST_DIAMOND) boxes.push(box);
  }
  return boxes;
}

/** Pictograms that touch at their corners make one shape: a row or a grid of squares. */
function squaresOf(box: Box): Box[] {
  const width = box.x1 - box.x0 + 1;
  const height = box.y1 - box.y0 + 1;
  const squares: Box[] = [];
  for (let rows = 1; rows <= LARGEST_ROW; rows++)
    for (let columns = 1; columns <= LARGEST_ROW; columns++) {
      const ratio = width / columns / (height / rows);
      if (ratio < 0.88 || ratio > 1.14 || (rows > 1 && rows === columns && rows > 2)) continue;
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++)
          squares.push({
            x0: box.x0 + (width * column) / columns,
            x1: box.x0 + (width * (column + 1)) / columns - 1,
            y0: box.y0 + (height * row) / rows,
            y1: box.y0 + (height * (row + 1)) / rows - 1,
          });
    }
  return squares;
}

function toDiamond(box: Box): Diamond {
  return {
    x: (box.x0 + box.x1) / 2,
    y: (box.y0 + box.y1) / 2,
    halfWidth: (box.x1 - box.x0 + 1) / 2,
    halfHeight: (box.y1 - box.y0 + 1) / 2,
  };
}

/** Share of inked pixels at a distance from the centre along the four sides, 1 being the corners. */
function inkAlong(bitmap: Bitmap, diamond: Diamond, distance: number): number {
  const steps = 24;
  let inked = 0;
  for (let side = 0; side < 4; side++)
    for (let i = 0; i < steps; i++) {
      const t = (i + 0.5) / steps;
      const dx = (side < 2 ? 1 : -1) * t * distance;
      const dy = (side % 2 === 0 ? 1 : -1) * (1 - t) * distance;
      const x = Math.round(diamond.x + dx * diamond.halfWidth);
      const y = Math.round(diamond.y + dy * diamond.halfHeight);
      if (x < 0 || y < 0 || x >= bitmap.width || y >= bitmap.height) continue;
      if (darkest(bitmap, x, y) < INK) inked++;
    }
  return inked / (4 * steps);
}

/** A frame somewhere near the rim, and outside it paper: not a square box, a round sign or a filled tile. */
function isFramed(bitmap: Bitmap, diamond: Diamond): boolean {
  const frame = Math.max(...[0.99, 0.96, 0.93, 0.9, 0.87, 0.84].map((d) => inkAlong(bitmap, diamond, d)));
  const outside = Math.min(inkAlong(bitmap, diamond, 1.12), inkAlong(bitmap, diamond, 1.22));
  return frame > 0.75 && outside < 0.3;
}

/** The framed squares standing on their points in a picture, whatever the colour of their frames. */
export function diamondsIn(bitmap: Bitmap): Diamond[] {
  const boxes = inkedBoxes(inkOf(bitmap), bitmap.width);
  return boxes
    .flatMap(squaresOf)
    .map(toDiamond)
    .filter((diamond) => diamond.halfWidth * 2 >= SMALLEST_DIAMOND && isFramed(bitmap, diamond));
}

/** How black the picture is within the frame, cell by cell, 0 to 1. */
export function symbolMask(bitmap: Bitmap, diamond: Diamond): Float32Array {
  const mask = new Float32Array(MASK_SIDE * MASK_SIDE);
  const samples = Math.max(1, Math.min(4, Math.ceil((diamond.halfWidth * 2) / MASK_SIDE)));
  for (let row = 0; row < MASK_SIDE; row++)
    for (let column = 0; column < MASK_SIDE; column++) {
      const u = ((column + 0.5) / MASK_SIDE) * 2 - 1;
      const v = ((row + 0.5) / MASK_SIDE) * 2 - 1;
      if (Math.abs(u) + Math.abs(v) > SYMBOL_REACH) continue;
      let black = 0;
      for (let i = 0; i < samples * samples; i++) {
        const du = ((i % samples) + 0.5) / samples - 0.5;
        const dv = (Math.floor(i / samples) + 0.5) / samples - 0.5;
        const x = Math.round(diamond.x + (u + (du * 2) / MASK_SIDE) * diamond.halfWidth - 0.5);
        const y = Math.round(diamond.y + (v + (dv * 2) / MASK_SIDE) * diamond.halfHeight - 0.5);
        if (x < 0 || y < 0 || x >= bitmap.width || y >= bitmap.height) continue;
        black += Math.min(1, Math.max(0, (BLACK + 40 - brightest(bitmap, x, y)) / 80));
      }
      mask[row * MASK_SIDE + column] = black / (samples * samples);
    }
  return mask;
}
