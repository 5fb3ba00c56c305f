/** Where the boxes around pictograms stand; neighbouring boxes overlap, the diamonds in them do not. */
export type Lattice = {
  positions: { x: number; y: number }[];
  width: number;
  height: number;
  /** Free room at the lower left, where the last row is a shifted one; its height reaches to the lattice's foot. */
  corner: { y: number; width: number; height: number } | null;
  /** Where the last row ends at the right, and from which height nothing stands at its right. */
  lastRow: { right: number; freeFrom: number };
};

/**
 * Diamonds packed in rows of at most `perRow`, every second row half a step down between those above. One row
 * as long as they fit in it.
 */
export function pictogramLattice(count: number, box: number, gap: number, perRow: number): Lattice {
  const step = box + gap;
  const positions: { x: number; y: number }[] = [];
  let shifted = false;
  for (let row = 0; positions.length < count; row++) {
    shifted = perRow > 1 && row % 2 === 1;
    const places = shifted ? perRow - 1 : perRow;
    for (let place = 0; place < places && positions.length < count; place++) {
      positions.push({
        x: (shifted ? step / 2 : 0) + place * step,
        y: perRow > 1 ? (row * step) / 2 : row * step,
      });
    }
  }
  const width = Math.max(0, ...positions.map(({ x }) => x + box));
  const height = Math.max(0, ...positions.map(({ y }) => y + box));
  const corner = shifted ? { y: height - box / 2, width: step / 2, height: box / 2 } : null;
  const last = positions.filter(({ y }) => y + box === height);
  const isOnlyRow = positions.every(({ y }) => y === 0);
  const lastRow = {
    right: Math.max(0, ...last.map(({ x }) => x + box)),
    freeFrom: isOnlyRow || perRow === 1 ? 0 : height - box / 2,
  };
  return { positions, width, height, corner, lastRow };
}
