import type { Extraction, OnProgress } from "@/lib/extraction/model";

type Extractor = {
  extract(bytes: Uint8Array, onProgress?: OnProgress): Promise<Extraction>;
  close(): Promise<void> | void;
};

/** Several extractors, each with a child process of its own; a call takes a free one or waits for it. */
export function extractorPool(size: number, create: () => Extractor) {
  const all = Array.from({ length: size }, create);
  const free = [...all];
  const waiting: ((extractor: Extractor) => void)[] = [];

  async function extract(bytes: Uint8Array, onProgress?: OnProgress): Promise<Extraction> {
    const extractor = free.pop() ?? (await new Promise<Extractor>((resolve) => waiting.push(resolve)));
    try {
      return await extractor.extract(bytes, onProgress);
    } finally {
      const next = waiting.shift();
      if (next) next(extractor);
      else free.push(extractor);
    }
  }

  return { extract, close: async () => void (await Promise.all(all.map((extractor) => extractor.close()))) };
}
