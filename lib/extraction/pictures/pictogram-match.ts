import reference from "./pictogram-masks.json";
import { MASK_SIDE } from "./pictogram-shapes";

/** A maker's drawing may lie up to three cells from the official one: first coarse steps, then around the best. */
const COARSE_SHIFTS = [-2, 0, 2];
const FINE_SHIFTS = [-1, 0, 1];
/** What is less like by more than this cannot come up by finer steps. */
const NEAR = 0.3;
/** Share of the mask's side from its middle to a corner of what is compared. */
const COMPARED = 0.42;
/** On drawings of many makers the right symbol correlates above 0.9; only flame and flame over circle are alike (0.88). */
const SURE = 0.9;
const LEAD = 0.04;
/** A poor scan may still be clear when no other symbol comes near. */
const LIKELY = 0.8;
const CLEAR_LEAD = 0.12;

export type PictogramMatch = { pictogram: string; confidence: number };

/** Sixteen shades a cell, as one hexadecimal digit each. */
function maskFromText(text: string): Float32Array {
  return Float32Array.from(text, (digit) => Number.parseInt(digit, 16) / 15);
}

const REFERENCES = Object.entries(reference.masks).map(
  ([pictogram, text]) => [pictogram, maskFromText(text)] as const,
);

/** Evens out the thickness of lines, which differs between drawings. */
function blurred(mask: Float32Array): Float32Array {
  const result = new Float32Array(mask.length);
  for (let y = 0; y < MASK_SIDE; y++)
    for (let x = 0; x < MASK_SIDE; x++) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const nx = x + dx;
          const ny = y + dy;
          if (nx >= 0 && ny >= 0 && nx < MASK_SIDE && ny < MASK_SIDE)
            sum += (mask[ny * MASK_SIDE + nx] ?? 0) * (dx === 0 && dy === 0 ? 2 : 1);
        }
      result[y * MASK_SIDE + x] = sum / 10;
    }
  return result;
}

/** The cells that are compared: the symbol's square on its point, without the frame's inner edge. */
const CELLS = Int32Array.from(
  Array.from({ length: MASK_SIDE * MASK_SIDE }, (_, at) => at).filter((at) => {
    const [x, y] = [at % MASK_SIDE, Math.floor(at / MASK_SIDE)];
    return Math.abs(x - MASK_SIDE / 2) + Math.abs(y - MASK_SIDE / 2) <= MASK_SIDE * COMPARED;
  }),
);

/** A mask's compared cells, moved by some cells, with their mean at 0 and their squares adding up to 1. */
function standardised(mask: Float32Array, dx: number, dy: number): Float32Array {
  const values = new Float32Array(CELLS.length);
  let sum = 0;
  for (let i = 0; i < CELLS.length; i++) {
    const at = CELLS[i] ?? 0;
    const nx = (at % MASK_SIDE) + dx;
    const ny = (at - (at % MASK_SIDE)) / MASK_SIDE + dy;
    const isOutside = nx < 0 || ny < 0 || nx >= MASK_SIDE || ny >= MASK_SIDE;
    const value = isOutside ? 0 : (mask[ny * MASK_SIDE + nx] ?? 0);
    values[i] = value;
    sum += value;
  }
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const length = Math.sqrt(squares);
  return values.map((value) => (length > 0 ? (value - mean) / length : 0));
}

const STANDARD = REFERENCES.map(
  ([pictogram, mask]) => [pictogram, standardised(blurred(mask), 0, 0)] as const,
);

function correlation(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

type Moved = (dx: number, dy: number) => Float32Array;

type Fit = { likeness: number; dx: number; dy: number };

function bestOf(moved: Moved, against: Float32Array, shifts: readonly number[], around: Fit): Fit {
  let highest = around;
  for (const y of shifts)
    for (const x of shifts) {
      const [dx, dy] = [around.dx + x, around.dy + y];
      const likeness = correlation(moved(dx, dy), against);
      if (likeness > highest.likeness) highest = { likeness, dx, dy };
    }
  return highest;
}

/** Likeness of a symbol to each of the nine, best first. */
function likenesses(mask: Float32Array): [pictogram: string, likeness: number][] {
  const soft = blurred(mask);
  const known = new Map<number, Float32Array>();
  const moved: Moved = (dx, dy) => {
    const key = dy * MASK_SIDE + dx;
    const values = known.get(key) ?? standardised(soft, dx, dy);
    known.set(key, values);
    return values;
  };
  const coarse = STANDARD.map(([pictogram, other]) => ({
    pictogram,
    other,
    fit: bestOf(moved, other, COARSE_SHIFTS, { likeness: 0, dx: 0, dy: 0 }),
  }));
  const highest = Math.max(...coarse.map(({ fit }) => fit.likeness));
  return coarse
    .map(({ pictogram, other, fit }): [string, number] => {
      const isNear = fit.likeness > highest - NEAR;
      return [pictogram, isNear ? bestOf(moved, other, FINE_SHIFTS, fit).likeness : fit.likeness];
    })
    .sort((a, b) => b[1] - a[1]);
}

/** A quarter turn clockwise: scanned pages may lie on their side. */
function turned(mask: Float32Array): Float32Array {
  return mask.map((_, at) => {
    const x = at % MASK_SIDE;
    const y = (at - x) / MASK_SIDE;
    return mask[(MASK_SIDE - 1 - x) * MASK_SIDE + y] ?? 0;
  });
}

/**
 * Which of the nine GHS pictograms a symbol is, or null when it is none of them beyond doubt; on a page that may lie
 * on its side it may be turned.
 */
export function matchPictogram(mask: Float32Array, mayBeTurned: boolean): PictogramMatch | null {
  let symbol = mask;
  for (let quarter = 0; quarter < (mayBeTurned ? 4 : 1); quarter++) {
    const [first, second] = likenesses(symbol);
    const lead = (first?.[1] ?? 0) - (second?.[1] ?? 0);
    const upright = quarter === 0 && first && first[1] >= LIKELY && lead >= CLEAR_LEAD;
    if (first && ((first[1] >= SURE && lead >= LEAD) || upright))
      return { pictogram: first[0], confidence: Math.min(1, first[1]) };
    symbol = turned(symbol);
  }
  return null;
}
