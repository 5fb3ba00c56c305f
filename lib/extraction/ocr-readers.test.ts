import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { endOcr, mostReaders, type OcrPage, recognise } from "@/lib/extraction/ocr-readers";

afterAll(endOcr);

/** A line of type as a scanner makes it. */
function pictureOf(text: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="120"><rect width="100%" height="100%" fill="white"/><text x="40" y="75" font-size="48" font-family="sans-serif">${text}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function textOf({ lines }: OcrPage): string {
  return lines.map(({ words }) => words.map(({ text }) => text).join(" ")).join("\n");
}

/** The processes this one has started to read pictures. */
function readerProcesses(): number[] {
  const tasks = `/proc/${process.pid}/task`;
  const children = readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("ocr-process"));
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
    const reading = recognise("eng", await pictureOf("First aid"));
    const [reader] = readerProcesses().slice(-1);
    expect(readerProcesses().length).toBeLessThanOrEqual(mostReaders);
    process.kill(reader as number, "SIGKILL");
    expect(textOf(await reading)).toBe("First aid");
  },
  60_000,
);
