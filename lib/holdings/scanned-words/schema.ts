import { z } from "zod";

const ScannedWord = z.object({
  text: z.string(),
  rect: z.array(z.number()).length(4).describe("x0, y0, x1, y1 in PDF points, origin bottom left."),
});

export const ScannedPage = z.object({ page: z.int().min(1), words: z.array(ScannedWord) });
