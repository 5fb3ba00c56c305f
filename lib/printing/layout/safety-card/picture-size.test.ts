import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureSize } from "./picture-size";

const picture = () => sharp({ create: { width: 310, height: 47, channels: 3, background: "#f80" } });

test.each([
  ["PNG", () => picture().png().toBuffer()],
  ["JPEG", () => picture().jpeg().toBuffer()],
  ["progressive JPEG", () => picture().jpeg({ progressive: true }).toBuffer()],
] as const)("a %s tells its size", async (_, file) => {
  expect(pictureSize(new Uint8Array(await file()))).toEqual({ width: 310, height: 47 });
});

test.each([
  new Uint8Array(),
  new Uint8Array([0xff, 0xd8, 0xff]),
  new TextEncoder().encode("GIF89a, but longer than that"),
])("what is neither has no size", (bytes) => {
  expect(pictureSize(bytes)).toBeNull();
});
