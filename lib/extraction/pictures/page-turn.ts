import type { Turn } from "@/lib/extraction/glyphs/page-frame";
import { type GreyPicture, greyOf, toSharp } from "./grey-picture";

/** A band across the middle of a page in which to see whether it is upside down. */
const sampleShare = 0.12;

/** A part of the page, upright if the page lies in this turn. */
export async function sampleOf(picture: GreyPicture, turn: Turn): Promise<GreyPicture> {
  const upright = await turnedPicture(picture, turn);
  const height = Math.max(1, Math.round(upright.height * sampleShare));
  const top = Math.round(upright.height / 2 - height / 2);
  return greyOf(toSharp(upright).extract({ left: 0, top, width: upright.width, height }));
}

export async function turnedPicture(picture: GreyPicture, turn: Turn): Promise<GreyPicture> {
  return turn === 0 ? picture : greyOf(toSharp(picture).rotate(turn * 90));
}
