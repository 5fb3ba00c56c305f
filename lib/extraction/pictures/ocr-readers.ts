import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import type { Line, Word } from "tesseract.js";
import { program } from "@/lib/platform/programs";

/** A language there is training data for: "eng". */
export type OcrLanguage = string;
export type OcrWord = Pick<Word, "text" | "bbox" | "confidence">;
export type OcrLine = Pick<Line, "baseline" | "rowAttributes"> & { words: OcrWord[] };
/** What was read of a picture, in its pixels from the top left; confidence from 0 to 100. */
export type OcrPage = { confidence: number; lines: OcrLine[] };

export type OcrRequest = { image: Uint8Array };
export type OcrAnswer = { page: OcrPage } | { error: string };

type Reader = { process: ChildProcess; language: OcrLanguage; busy: boolean };

/** Pages of a scan are read side by side by at most this many; each takes some 250 MB. */
export const mostReaders = Math.min(2, availableParallelism());
/** Readers that had no page for so long end and give their memory back. */
const idleMs = 10_000;

let readers: Reader[] = [];
const waiting: (() => void)[] = [];
let working = 0;
let idle: NodeJS.Timeout | undefined;

/**
 * What OCR reads in a picture (a file of any common kind). Each reader is a process of its own, so that its memory goes with it; when one
 * dies, its page is read by another, once.
 * @throws when no reader can read the picture.
 */
export async function recognise(language: OcrLanguage, image: Buffer): Promise<OcrPage> {
  if (working >= mostReaders) await new Promise<void>((resolve) => waiting.push(resolve));
  else working++;
  clearTimeout(idle);
  try {
    return await readBy(freeReader(language), image).catch(() => readBy(freeReader(language), image));
  } finally {
    const next = waiting.shift();
    if (next) next();
    else if (--working === 0) idle = setTimeout(endOcr, idleMs).unref();
  }
}

/** Ends the readers; the next page starts others. */
export function endOcr(): void {
  clearTimeout(idle);
  for (const reader of readers) end(reader);
}

function end(reader: Reader): void {
  readers = readers.filter((other) => other !== reader);
  if (reader.process.connected) reader.process.disconnect();
}

/** Fewer pages are at work than there may be readers: one is free, of the right language or to be replaced. */
function freeReader(language: OcrLanguage): Reader {
  const free = readers.filter(({ busy }) => !busy);
  const able = free.find((reader) => reader.language === language);
  if (able) return able;
  if (readers.length >= mostReaders && free[0]) end(free[0]);
  const { file, nodeArguments } = program("lib/extraction/pictures/ocr-process.ts");
  const process = fork(file, [language], { execArgv: nodeArguments, serialization: "advanced" });
  const reader = { process, language, busy: false };
  process.once("exit", () => end(reader));
  readers.push(reader);
  return reader;
}

function readBy(reader: Reader, image: Buffer): Promise<OcrPage> {
  const { process } = reader;
  reader.busy = true;
  setReferenced(process, true);
  return new Promise<OcrPage>((resolve, reject) => {
    const settle = (answer: OcrAnswer) => {
      process.off("message", settle);
      process.off("exit", die);
      reader.busy = false;
      setReferenced(process, false);
      if ("page" in answer) return resolve(answer.page);
      // What has failed once may have left its reader unable to read
      end(reader);
      reject(new Error(`A picture could not be read: ${answer.error}`));
    };
    const die = () => settle({ error: "its reader ended" });
    process.on("message", settle);
    process.once("exit", die);
    const request: OcrRequest = { image };
    process.send(request, (error) => error && die());
  });
}

/** A reader without a page keeps nobody from ending. */
function setReferenced(process: ChildProcess, referenced: boolean): void {
  const call = referenced ? "ref" : "unref";
  process[call]();
  process.channel?.[call]();
}
