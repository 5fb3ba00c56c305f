import type { GreyPicture } from "./grey-picture";

/** What is darker than this at the picture's edge is what lay around the page. */
const dark = 170;
const paper = 255;
/** A dark edge is at most this share of the side it takes from, and goes along this share of the picture at least. */
const broadest = 0.06;
const longShare = 0.4;
/** Light specks in the dark, in pixels, and how far an edge goes beyond its usual breadth, for its fading. */
const speck = 3;
const fading = 6;

type Side = { count: number; length: number; start: number; along: number; inwards: number };

/** The picture with white edges: what is dark along one would run into the headings' bands, and be read as letters. */
export function withoutDarkEdges({ pixels, width, height }: GreyPicture): GreyPicture {
  const last = width * height - 1;
  const sides: Side[] = [
    { count: height, length: width, start: 0, along: width, inwards: 1 },
    { count: height, length: width, start: last, along: -width, inwards: -1 },
    { count: width, length: height, start: 0, along: 1, inwards: width },
    { count: width, length: height, start: last, along: -1, inwards: -width },
  ];
  const edges = sides.map((side) => ({ ...side, depths: edgeOf(pixels, side) }));
  if (edges.every(({ depths }) => depths.length === 0)) return { pixels, width, height };
  const cleared = Buffer.from(pixels);
  for (const { start, along, inwards, depths } of edges)
    for (const [i, depth] of depths.entries())
      for (let at = 0; at < depth; at++) cleared[start + i * along + at * inwards] = paper;
  return { pixels: cleared, width, height };
}

/** How many pixels a side's dark edge takes of each row or column; none where there is no such edge. */
function edgeOf(pixels: Buffer, { count, length, start, along, inwards }: Side): number[] {
  const most = Math.round(broadest * length);
  const depths = Array.from({ length: count }, (_, i) => darkDepth(pixels, start + i * along, inwards, most));
  const edges = depths.filter((depth) => depth > speck && depth < most).sort((a, b) => a - b);
  if (edges.length < longShare * count) return [];
  const usual = (edges[Math.floor(edges.length / 2)] ?? 0) + fading;
  return depths.map((depth) => Math.min(usual, depth + fading));
}

/** How far the dark reaches inwards. */
function darkDepth(pixels: Buffer, from: number, inwards: number, most: number): number {
  let depth = 0;
  for (let at = 0; at < most && at - depth <= speck; at++)
    if ((pixels[from + at * inwards] ?? paper) < dark) depth = at + 1;
  return depth;
}
