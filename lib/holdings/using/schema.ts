import { z } from "zod";
import { text } from "@/lib/api/values";

/** What one says to use sheets although values of them are doubtful or missing. */
export const openWish = {
  accept_open: z
    .boolean()
    .default(false)
    .describe("True: go on where the team stops sheets whose critical values are doubtful or missing."),
  reason: text(2_000)
    .optional()
    .describe("Why; required with accept_open where there is something to accept."),
};
const OpenWish = z.object(openWish);
export type OpenWish = z.infer<typeof OpenWish>;
