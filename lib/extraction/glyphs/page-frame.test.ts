import { describe, expect, it } from "vitest";
import type { Rect } from "@/lib/extraction/model";
import { Frame, rectInFile } from "./page-frame";

const box: Rect = [10, 20, 610, 420];
const word: Rect = [50, 60, 90, 72];

describe("a page's frame", () => {
  it.each([0, 1, 2, 3] as const)("turns a place by %i quarters and back to where it was", (turn) => {
    const frame = new Frame(box, turn);
    const upright = frame.upright(word);
    expect(upright.every((edge) => edge >= 0)).toBe(true);
    expect(rectInFile(upright, { ...sizeOf(frame), placement: frame.placement })).toEqual(word);
  });

  it("makes text that runs up the page level", () => {
    const frame = new Frame([0, 0, 600, 400], 1);
    expect(frame.direction(0, 1)[0]).toBe(1);
    expect(sizeOf(frame)).toEqual({ width: 400, height: 600 });
    const [first, second] = [frame.point(100, 50), frame.point(100, 80)];
    expect(second[0] - first[0]).toBe(30);
    expect(second[1]).toBe(first[1]);
  });

  it("leaves an ordinary page as it is", () => {
    const frame = new Frame([0, 0, 600, 400], 0);
    expect(frame.placement).toBeUndefined();
    expect(frame.upright(word)).toEqual(word);
  });
});

function sizeOf({ width, height }: Frame) {
  return { width, height };
}
