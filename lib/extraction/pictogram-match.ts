import reference from "@/lib/extraction/pictogram-masks.json";
import { MASK_SIDE } from "@/lib/extraction/pictogram-shapes";

/** A maker's drawing may lie up to three cells from the official one: first coarse steps, then around the best. */
const COARSE_SHIFTS = [-2, 0, 2];
const FINE_SHIFTS = [-1, 0, 1];
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

const BLURRED = REFERENCES.map(([pictogram, mask]) => [pictogram, blurred(mask)] as const);

function correlation(a: Float32Array, b: Float32Array, dx: number, dy: number): number {
  let n = 0;
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let y = 0; y < MASK_SIDE; y++)
    for (let x = 0; x < MASK_SIDE; x++) {
      if (Math.abs(x - MASK_SIDE / 2) + Math.abs(y - MASK_SIDE / 2) > MASK_SIDE * 0.42) continue;
      const nx = x + dx;
      const ny = y + dy;
      const va = nx < 0 || ny < 0 || nx >= MASK_SIDE || ny >= MASK_SIDE ? 0 : (a[ny * MASK_SIDE + nx] ?? 0);
      const vb = b[y * MASK_SIDE + x] ?? 0;
      n++;
      sumA += va;
      sumB += vb;
      sumAA += va * va;
      sumBB += vb * vb;
      sumAB += va * vb;
    }
  const variance = (sumAA - (sumA * sumA) / n) * (sumBB - (sumB * sumB) / n);
  return variance > 0 ? (sumAB - (sumA * sumB) / n) / Math.sqrt(variance) : 0;
}

function best(mask: Float32Array, against: Float32Array): number {
  let highest = { likeness: 0, dx: 0, dy: 0 };
  const attempt = (dx: number, dy: number) => {
    const likeness = correlation(mask, against, dx, dy);
    if (likeness > highest.likeness) highest = { likeness, dx, dy };
  };
  for (const dy of COARSE_SHIFTS) for (const dx of COARSE_SHIFTS) attempt(dx, dy);
  const { dx: x, dy: y } = highest;
  for (const dy of FINE_SHIFTS) for (const dx of FINE_SHIFTS) attempt(x + dx, y + dy);
  return highest.likeness;
}

/** Likeness of a symbol to each of the nine, best first. */
function likenesses(mask: Float32Array): [pictogram: string, likeness: number][] {
  const soft = blurred(mask);
  return BLURRED.map(([pictogram, other]): [string, number] => [pictogram, best(soft, other)]).sort(
    (a, b) => b[1] - a[1],
  );
}

/** A quarter turn clockwise: scanned pages may lie on their side. */
function turned(mask: Float32Array): Float32Array {
  return mask.map((_, at) => {
    const x = at % MASK_SIDE;
    const y = (at - x) / MASK_SIDE;
    return mask[(MASK_SIDE - 1 - x) * MASK_SIDE + y] ?? 0;
  });
}

/** Which of the nine GHS pictograms a symbol is, or null when it is none of them beyond doubt. */
export function matchPictogram(mask: Float32Array): PictogramMatch | null {
  let symbol = mask;
  for (let quarter = 0; quarter < 4; quarter++) {
    const [first, second] = likenesses(symbol);
    const lead = (first?.[1] ?? 0) - (second?.[1] ?? 0);
    const upright = quarter === 0 && first && first[1] >= LIKELY && lead >= CLEAR_LEAD;
    if (first && ((first[1] >= SURE && lead >= LEAD) || upright))
      return { pictogram: first[0], confidence: Math.min(1, first[1]) };
    symbol = turned(symbol);
  }
  return null;
}
