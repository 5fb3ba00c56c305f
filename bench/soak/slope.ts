export type Point = { x: number; y: number };

/**
 * The slope of the line of least squares with its standard error, which is widened by how much neighbouring samples
 * resemble each other.
 */
export function slopeOf(points: readonly Point[]): { slope: number; error: number } {
  const count = points.length;
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / count;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const spread = points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) / spread;
  const rests = points.map(({ x, y }) => y - my - slope * (x - mx));
  const squares = rests.reduce((sum, rest) => sum + rest ** 2, 0);
  const products = rests.slice(1).reduce((sum, rest, i) => sum + rest * (rests[i] ?? 0), 0);
  const likeness = Math.min(0.98, Math.max(0, squares ? products / squares : 0));
  const error = Math.sqrt(squares / Math.max(1, count - 2) / spread);
  return { slope, error: error * Math.sqrt((1 + likeness) / (1 - likeness)) };
}
