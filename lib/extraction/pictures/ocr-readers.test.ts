import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { endOcr, type OcrPage, recognise } from "./ocr-readers";

afterAll(endOcr);

/** A line of type as a scanner makes it. */
function pictureOf(text: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="120"><rect width="100%" height="100%" fill="white"/><text x="40" y="75" font-size="48" font-family="sans-serif">${text}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function textOf({ lines }: OcrPage): string {
  return lines.map(({ words }) => words.map(({ text }) => text).join(" ")).join("\n");
}

/** What Linux tells of a process; nothing when it has ended meanwhile. */
function told(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}

/** The processes this one has started to read pictures. */
function readerProcesses(): number[] {
  const tasks = readdirSync(`/proc/${process.pid}/task`);
  const children = tasks.flatMap((task) => told(`${process.pid}/task/${task}/children`).split(" "));
  return children.filter((pid) => pid && told(`${pid}/cmdline`).includes("ocr-process")).map(Number);
}

test("pictures given at once are read side by side, each in its language", async () => {
  const picture = await pictureOf("Hazard statements");
  const pages = await Promise.all(
    (["eng", "deu", "eng", "fra", "eng"] as const).map((language) => recognise(language, picture)),
  );
  expect(pages.map(textOf)).toEqual(Array(5).fill("Hazard statements"));
}, 60_000);

test("a picture that cannot be read is refused, and the next one is read", async () => {
  await expect(recognise("eng", Buffer.from("no picture"))).rejects.toThrow("could not be read");
  expect(textOf(await recognise("eng", await pictureOf("Signal word")))).toBe("Signal word");
}, 60_000);

test.skipIf(process.platform !== "linux")(
  "a page whose reader is killed is read by another",
  async () => {
    endOcr();
    await vi.waitFor(() => expect(readerProcesses()).toEqual([]), 30_000);
    const reading = recognise("eng", await pictureOf("First aid"));
    const [reader] = await vi.waitFor(() => {
      expect(readerProcesses()).toHaveLength(1);
      return readerProcesses();
    }, 30_000);
    process.kill(reader as number, "SIGKILL");
    expect(textOf(await reading)).toBe("First aid");
  },
  120_000,
);
