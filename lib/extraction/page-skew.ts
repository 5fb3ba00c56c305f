import { type GreyPicture, greyOf, toSharp } from "./grey-picture";

/** Enough pixels to keep lines of type apart. */
const width = 600;
/** Ink is this much darker than the paper around it, so that a scan's shadows and dark edges are none. */
const darker = 30;
const aroundInk = 12;
/** The edges of what was scanned show at the edges of the picture, and are straight however the page lies. */
const edge = 0.06;
/** Pages are laid on the glass this crooked at most, in degrees; a little is read as well as none. */
const mostCrooked = 3;
const straightEnough = 0.12;
const coarse = 0.25;
const fine = 0.05;

type Ink = { along: Int16Array; down: Int16Array; lines: number };

/** The picture turned so that its lines of type are level, whether they run across the page or up it. */
export async function straightPicture(picture: GreyPicture): Promise<GreyPicture> {
  const skew = await skewOf(picture);
  if (Math.abs(skew) < straightEnough) return picture;
  const turned = await greyOf(toSharp(picture).rotate(-skew, { background: "white" }));
  return greyOf(
    toSharp(turned).extract({
      left: Math.floor((turned.width - picture.width) / 2),
      top: Math.floor((turned.height - picture.height) / 2),
      width: picture.width,
      height: picture.height,
    }),
  );
}

/** How many degrees clockwise a page's lines of type stand off the level or the upright. */
export async function skewOf(picture: GreyPicture): Promise<number> {
  const small = await greyOf(toSharp(picture).resize({ width }));
  const { pixels: ground } = await greyOf(toSharp(small).blur(aroundInk));
  const across = inkOf(small, ground, false);
  const upright = inkOf(small, ground, true);
  const [level, stands] = [crookedness(across), crookedness(upright)];
  return level.unevenness >= stands.unevenness ? level.angle : -stands.angle;
}

function inkOf({ pixels, width, height }: GreyPicture, ground: Buffer, upright: boolean): Ink {
  const [along, down]: [number[], number[]] = [[], []];
  const [left, top] = [Math.round(edge * width), Math.round(edge * height)];
  for (let y = top; y < height - top; y++)
    for (let x = left; x < width - left; x++) {
      const at = y * width + x;
      if ((ground[at] ?? 0) - (pixels[at] ?? 0) < darker) continue;
      along.push(upright ? y : x);
      down.push(upright ? x : y);
    }
  return { along: Int16Array.from(along), down: Int16Array.from(down), lines: upright ? width : height };
}

/** The angle at which ink differs most from row to row. */
function crookedness(ink: Ink): { angle: number; unevenness: number } {
  const least = { angle: 0, unevenness: -1 };
  const bestOf = (from: number, to: number, step: number, best: typeof least) => {
    for (let angle = from; angle <= to + step / 2; angle += step) {
      const unevenness = unevennessAt(ink, angle);
      if (unevenness > best.unevenness) best = { angle, unevenness };
    }
    return best;
  };
  const { angle } = bestOf(-mostCrooked, mostCrooked, coarse, least);
  return bestOf(angle - coarse, angle + coarse, fine, least);
}

function unevennessAt({ along, down, lines }: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = lines;
  const rows = new Float64Array(lines + 2 * margin);
  for (let i = 0; i < along.length; i++) {
    const row = Math.round((down[i] ?? 0) - slope * (along[i] ?? 0)) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let total = 0;
  for (let i = 1; i < rows.length; i++) total += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2;
  return total;
}
